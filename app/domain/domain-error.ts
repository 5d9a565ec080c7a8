export type DomainErrorCode = "invalid" | "not-found" | "conflict" | "unauthorized" | "too-many" | "unavailable";

/** The only error that the domain throws on purpose: its sentence may be shown to a visitor. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(code: DomainErrorCode, sentence: string, fields?: Record<string, string>) {
    super(sentence);
    this.name = "DomainError";
    this.code = code;
    this.fields = fields;
  }
}
