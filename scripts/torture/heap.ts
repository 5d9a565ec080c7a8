/** The heap of a running server after a full collection, through its inspector. */
export async function collectedHeap(inspectorPort: number): Promise<number> {
  const [target] = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json();
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let id = 0;
  const ask = (method: string, params: object = {}): Promise<{ result?: { value?: unknown } }> =>
    new Promise((resolve) => {
      id += 1;
      const mine = id;
      socket.addEventListener("message", function answer({ data }) {
        const message = JSON.parse(String(data));
        if (message.id !== mine) return;
        socket.removeEventListener("message", answer);
        resolve(message.result ?? {});
      });
      socket.send(JSON.stringify({ id: mine, method, params }));
    });
  for (let i = 0; i < 3; i++) await ask("HeapProfiler.collectGarbage");
  const { result } = await ask("Runtime.evaluate", {
    expression: "process.memoryUsage().heapUsed + process.memoryUsage().external",
  });
  socket.close();
  return Number(result?.value);
}

export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
