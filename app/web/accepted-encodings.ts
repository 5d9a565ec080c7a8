const REFUSED = /;\s*q=0(\.0*)?$/;

/** The names in an Accept-Encoding header, without those that it refuses ("gzip;q=0"). */
export function acceptedEncodings(header: string | undefined): readonly string[] {
  return (header ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !REFUSED.test(part))
    .map((part) => part.split(";")[0]!.trim());
}
