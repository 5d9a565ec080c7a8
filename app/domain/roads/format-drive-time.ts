/** "about 25 min by car", "about 1 h 40 by car": an estimate, so in steps of five minutes. */
export function formatDriveTime(minutes: number): string {
  const rounded = Math.max(5, Math.round(minutes / 5) * 5);
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (hours === 0) return `about ${rest} min by car`;
  return rest === 0 ? `about ${hours} h by car` : `about ${hours} h ${String(rest).padStart(2, "0")} by car`;
}
