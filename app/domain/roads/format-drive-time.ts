/** "about 25 min by car", "about 1 hr 40 min by car": an estimate, so in steps of five minutes. */
export function formatDriveTime(minutes: number): string {
  const rounded = Math.max(5, Math.round(minutes / 5) * 5);
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (hours === 0) return `about ${rest} min by car`;
  return rest === 0 ? `about ${hours} hr by car` : `about ${hours} hr ${rest} min by car`;
}
