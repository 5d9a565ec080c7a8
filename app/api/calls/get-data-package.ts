import { z } from "zod";
import { editionOf } from "../../domain/import-export/data-license.ts";
import { dataPackage } from "../../web/seo/data-package.ts";
import { defineCall } from "../define-call.ts";

export const getDataPackage = defineCall({
  method: "get",
  path: "/api/datapackage.json",
  id: "getDataPackage",
  group: "Whole directory",
  summary: "The exports described for programs",
  description: "A Frictionless Data Package: fields, types and limits, license, version and day of the latest change.",
  answer: { description: "The description.", schema: z.looseObject({}) },
  handle: ({ env: { catalog, siteUrl } }) => dataPackage(siteUrl, editionOf(catalog)),
});
