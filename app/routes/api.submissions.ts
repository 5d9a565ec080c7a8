import { DomainError } from "../domain/domain-error.ts";
import { apiLoader } from "../http/api-loader.ts";

export const loader = apiLoader(() => {
  throw new DomainError("unauthorized", "Submissions can be read by signed-in reviewers only.");
});
