export const PROJECT: string;
export function requireNode(): void;
export function ensureInstalled(tell: (step: string) => void): void;
export function ensureBuilt(tell: (step: string) => void): void;
export function pinnedNode(): string;
export function environment(): NodeJS.ProcessEnv;
export function become(command: string, args: readonly string[]): void;
export const COMMAND_ENV: Readonly<Record<string, string>>;
export const BUILD_INPUTS: readonly string[];
