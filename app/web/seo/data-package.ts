/** The exports as a Frictionless Data Package (version 1): fields, types and limits come from the schema of a place. */
import { z } from "zod";
import { DATA_LICENSE, type Edition } from "../../domain/import-export/data-license.ts";
import { EXPORT_COLUMNS } from "../../domain/import-export/exported-place.ts";
import { placeSchema } from "../../domain/places/place-schema.ts";
import { SITE } from "../../site.ts";

const AS_JSON = {
  photos: "Photographs, with author and license, as JSON.",
  visits: "Published reports of visitors, as JSON.",
};

export function dataPackage(siteUrl: string, { version, date }: Edition): Record<string, unknown> {
  const schema = { fields: FIELDS, missingValues: [""], primaryKey: "id" };
  return {
    profile: "data-package",
    name: "haunted-places",
    title: `${SITE.name}: documented haunted places in the United States`,
    description: `${SITE.tagline}. Lore is told as lore; of private places only the town is known.`,
    homepage: siteUrl,
    version: String(version),
    ...(date && { created: `${date}T00:00:00Z` }),
    licenses: [{ name: DATA_LICENSE.id, path: DATA_LICENSE.url, title: DATA_LICENSE.title }],
    contributors: [{ title: SITE.name, path: siteUrl, role: "publisher" }],
    resources: [
      {
        profile: "tabular-data-resource",
        name: "places-csv",
        description: "An apostrophe stands before text that a spreadsheet would take for a formula.",
        path: `${siteUrl}/api/export.csv`,
        format: "csv",
        mediatype: "text/csv",
        encoding: "utf-8",
        schema,
      },
      {
        profile: "data-resource",
        name: "places-geojson",
        description: "The fields are the properties of each feature, but for id, latitude and longitude.",
        path: `${siteUrl}/api/export.geojson`,
        format: "geojson",
        mediatype: "application/geo+json",
        encoding: "utf-8",
        schema: { fields: FIELDS.map((field) => (field.name === "reports" ? { ...field, type: "array" } : field)) },
      },
    ],
  };
}

interface Field {
  readonly name: string;
  readonly type: string;
  readonly format?: string;
  readonly description?: string | undefined;
  readonly constraints?: object;
}

const { properties = {}, required = [] } = z.toJSONSchema(placeSchema);

const FIELDS: readonly Field[] = EXPORT_COLUMNS.map((name) => {
  if (name === "photos" || name === "visits") return { name, type: "array", description: AS_JSON[name] };
  const { description, ...property } = properties[name] as z.core.JSONSchema.BaseSchema;
  if (property.type === "array") return { name, type: "string", description };
  return { name, ...typeOf(property), description, constraints: constraintsOf(name, property) };
});

function typeOf({ type, format }: z.core.JSONSchema.BaseSchema): Pick<Field, "type" | "format"> {
  if (format === "date-time") return { type: "datetime", format: "any" };
  return { type: String(type), ...(format && { format }) };
}

/** Both standards name them alike. */
function constraintsOf(name: string, { format, pattern, ...property }: z.core.JSONSchema.BaseSchema): object {
  const { enum: values, minimum, maximum, minLength, maxLength } = property;
  const limits = { enum: values, minimum, maximum, minLength, maxLength };
  return { required: required.includes(name), ...limits, ...(format === undefined && { pattern }) };
}
