/** The form data; empty if the body isn't a form, so that validation rejects it. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
