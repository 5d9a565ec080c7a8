import { apiLoader } from "../http/api-loader.ts";
import { openApiDocument } from "../http/openapi/document.ts";

export const loader = apiLoader(({ siteUrl }) => openApiDocument(siteUrl));
