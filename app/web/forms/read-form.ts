/** The fields of a form; none when the body is something else, which the form's own checks then refuse. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
