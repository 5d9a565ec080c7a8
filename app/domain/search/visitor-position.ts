/** The position in SPEC's `lat` and `lng` parameters; nonsense is no position. */
export function visitorPosition(
  parameters: URLSearchParams,
): readonly [latitude: number, longitude: number] | undefined {
  const latitude = readNumber(parameters.get("lat"), 90);
  const longitude = readNumber(parameters.get("lng"), 180);
  return latitude === undefined || longitude === undefined ? undefined : [latitude, longitude];
}

function readNumber(text: string | null, limit: number): number | undefined {
  if (text === null || !/^-?\d{1,3}(\.\d{1,20})?$/.test(text)) return undefined;
  const value = Number(text);
  return Math.abs(value) <= limit ? value : undefined;
}
