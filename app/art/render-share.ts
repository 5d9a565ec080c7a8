/** Turns sharing images into PNG in worker threads, never more than two at once. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** Its program, as it stands in the source. */
export const SHARE_WORKER = "app/art/share-worker.ts";

const AT_ONCE = 2;
const PATIENCE_MS = 10_000;

const FONTS = [
  "@expo-google-fonts/fraunces/700Bold/Fraunces_700Bold.ttf",
  "dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf",
  "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf",
];

/** The display face, a wider one for letters that it lacks, and a sans for Hebrew and Arabic. letterable.ts knows their reach. */
export function shareFontFiles(projectDir: string): string[] {
  const require = createRequire(join(projectDir, "package.json"));
  return FONTS.map((font) => require.resolve(font));
}

type Job = { svg: string; done(png: Uint8Array): void; failed(error: Error): void };
type Answer = { png?: Uint8Array; error?: string };

export type ShareRenderer = {
  render(svg: string): Promise<Uint8Array>;
  close(): Promise<void>;
};

export function openShareRenderer(projectDir: string, workerFile = join(projectDir, SHARE_WORKER)): ShareRenderer {
  const fontFiles = shareFontFiles(projectDir);
  const waiting: Job[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();

  const hire = (): Worker => {
    const worker = new Worker(workerFile, { workerData: { fontFiles } });
    worker.unref();
    all.add(worker);
    return worker;
  };

  const dismiss = (worker: Worker) => {
    all.delete(worker);
    void worker.terminate();
  };

  const next = () => {
    if (!waiting.length || (!idle.length && all.size >= AT_ONCE)) return;
    const job = waiting.shift() as Job;
    const worker = idle.pop() ?? hire();
    const finish = (healthy: boolean, settle: () => void) => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      if (healthy) idle.push(worker);
      else dismiss(worker);
      settle();
      next();
    };
    const fail = (reason: string) => finish(false, () => job.failed(new Error(reason)));
    const onMessage = ({ png, error }: Answer) =>
      finish(true, () => (png ? job.done(png) : job.failed(new Error(error ?? "No image came back."))));
    const onError = (error: unknown) => fail(error instanceof Error ? error.message : String(error));
    const onExit = () => fail("The image worker stopped.");
    const timer = setTimeout(() => fail("The sharing image took too long."), PATIENCE_MS);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(job.svg);
  };

  return {
    render: (svg) =>
      new Promise((done, failed) => {
        waiting.push({ svg, done, failed });
        next();
      }),
    close: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()));
      all.clear();
    },
  };
}
