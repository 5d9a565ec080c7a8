import { DomainError } from "../domain/domain-error.ts";
import { apiLoader } from "../http/api-loader.ts";

const notFound = apiLoader(() => {
  throw new DomainError("not-found", "There is no such API call.");
});

export { notFound as action, notFound as loader };
