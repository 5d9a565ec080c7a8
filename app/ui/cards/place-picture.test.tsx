import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PlacePicture } from "./place-picture.tsx";

const PHOTO = { src: "https://pictures.test/a.jpg", alt: "Old Inn" };

test("a picture from elsewhere lies over the drawing, which has the words until a script knows better", () => {
  const html = renderToStaticMarkup(<PlacePicture image={PHOTO} fallback="/art/inn.svg" />);
  expect(html.indexOf("/art/inn.svg")).toBeLessThan(html.indexOf(PHOTO.src));
  expect(html.match(/alt="[^"]*"/g)).toEqual(['alt="Old Inn"', 'alt=""']);
  expect(html).not.toContain("style=");
});

test("a drawing of ours stands alone", () => {
  const html = renderToStaticMarkup(
    <PlacePicture image={{ src: "/art/inn.abc.svg", alt: "A" }} fallback="/art/inn.svg" eager />,
  );
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toContain('fetchPriority="high"');
});

const PICTURE = {
  src: "/photo/0a-960.webp",
  alt: "The inn from the road",
  drawingAlt: "A drawing",
  photo: { hash: "0a", width: 1200, height: 800, color: "#4a3b2c", title: "Photograph: Nell Doe, CC BY 4.0" },
};

test("a photograph has its files, its size, its author and a ground of its color, without a style", () => {
  const html = renderToStaticMarkup(<PlacePicture image={PICTURE} fallback="/art/inn.svg" />);
  expect(html).toContain('srcSet="/photo/0a-320.webp 320w, /photo/0a-960.webp 960w, /photo/0a-1920.webp 1200w"');
  expect(html).toContain('src="/photo/0a-320.webp"');
  expect(html).toContain('width="1200" height="800"');
  expect(html).toContain('title="Photograph: Nell Doe, CC BY 4.0"');
  expect(html).toContain('fill="#4a3b2c"');
  expect(html).not.toMatch(/style=|\/art\//);
});

test.each([
  ["an upright one as a whole, on no color of its own", 1200, 1600, "object-contain", false],
  ["a broad one across", 1600, 1200, "object-cover", true],
])("the top of a page shows %s", (_which, width, height, fit, isColored) => {
  const image = { ...PICTURE, photo: { ...PICTURE.photo, width, height } };
  const html = renderToStaticMarkup(<PlacePicture image={image} fallback="/art/inn.svg" size="hero" eager />);
  expect(html).toContain(fit);
  expect(html.includes("<rect")).toBe(isColored);
  expect(html).toContain('src="/photo/0a-960.webp"');
});
