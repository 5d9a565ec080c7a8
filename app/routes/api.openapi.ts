import { apiLoader } from "../web/api-loader.ts";
import { openApiDocument } from "../web/openapi/document.ts";

export const loader = apiLoader(({ siteUrl }) => openApiDocument(siteUrl));
