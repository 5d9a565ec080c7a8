/** Which list is shown stands behind the "#", which browsers do not send. */
export const listHash = (id: string): string => `#list-${id}`;
