/** The metrics of a running server, by their names; NaN for one that it does not have. */
export async function readMetrics(port: number): Promise<(name: string) => number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  return (name) => Number(new RegExp(`^${name} ([\\d.e+-]+)`, "m").exec(text)?.[1]);
}
