/** A visitor's request about an existing listing. */
import { z } from "zod";
import { cleanLine, cleanText } from "./clean-input.ts";
import { CORRECTION_KINDS, MAX_MESSAGE_LENGTH } from "./correction-kinds.ts";
import { type FieldErrors, fieldErrors, formMessage } from "./form-messages.ts";

const correctionSchema = z.object({
  placeId: z.string().min(1).max(200),
  kind: z.enum(CORRECTION_KINDS.map((kind) => kind.value)),
  message: z.string().min(1).max(MAX_MESSAGE_LENGTH),
  contact: z.string().min(1).max(200).optional(),
});

export type CorrectionFields = z.infer<typeof correctionSchema>;

export function readCorrection(
  sent: Readonly<Record<string, unknown>>,
): { fields: CorrectionFields } | { errors: FieldErrors } {
  const read = correctionSchema.safeParse(
    {
      placeId: cleanLine(sent.placeId),
      kind: cleanLine(sent.kind),
      message: cleanText(sent.message),
      contact: cleanLine(sent.contact),
    },
    { error: formMessage },
  );
  return read.success ? { fields: read.data } : { errors: fieldErrors(read.error.issues) };
}
