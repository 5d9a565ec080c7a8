import { createRequire } from "node:module";
import { join } from "node:path";

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
