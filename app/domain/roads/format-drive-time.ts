/** "25 min", "1 hr 40 min", "2 hr". */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} hr` : `${hours} hr ${rest} min`;
}

/** "about 25 min by car": an estimate, so in steps of five minutes. */
export const formatDriveTime = (minutes: number): string =>
  `about ${formatMinutes(Math.max(5, Math.round(minutes / 5) * 5))} by car`;
