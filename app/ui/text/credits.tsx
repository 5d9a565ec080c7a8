import { DataTable } from "./data-table.tsx";

const CREDITS = [
  ["Towns and zip codes", "https://www.geonames.org/", "GeoNames", "CC BY 4.0"],
  ["Map tiles and data", "https://www.openstreetmap.org/copyright", "OpenStreetMap contributors", "ODbL"],
  ["State outlines", "https://github.com/topojson/us-atlas", "US Census Bureau, through us-atlas", "public domain"],
  ["Neighbors, lakes and rivers", "https://www.naturalearthdata.com/", "Natural Earth", "public domain"],
  ["Headings", "https://github.com/undercasetype/Fraunces", "Fraunces", "SIL Open Font License"],
  [
    "Text",
    "https://github.com/adobe-fonts/source-serif",
    "Hauntway Serif, made from Source Serif 4 by Adobe",
    "SIL Open Font License",
  ],
  ["Labels", "https://public-sans.digital.gov/", "Public Sans", "SIL Open Font License"],
  ["Opening hours", "https://github.com/opening-hours/opening_hours.js", "opening_hours.js", "LGPL 3.0"],
  ["Icons", "https://lucide.dev/", "Lucide", "ISC License"],
] as const;

export function Credits() {
  return (
    <>
      <p>This site stands on work that others gave away. We are grateful for it.</p>
      <DataTable
        caption="Credits"
        columns={["What", "From", "License"]}
        rows={CREDITS.map(([what, href, from, license]) => [
          what,
          <a key={href} href={href}>
            {from}
          </a>,
          license,
        ])}
      />
    </>
  );
}
