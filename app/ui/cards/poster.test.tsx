import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Poster } from "./poster.tsx";

const PHOTO = { src: "https://pictures.test/a.jpg", alt: "Old Inn" };

test("a picture from elsewhere lies over the drawing, which has the words until a script knows better", () => {
  const html = renderToStaticMarkup(<Poster image={PHOTO} fallback="/art/inn.svg" />);
  expect(html.indexOf("/art/inn.svg")).toBeLessThan(html.indexOf(PHOTO.src));
  expect(html.match(/alt="[^"]*"/g)).toEqual(['alt="Old Inn"', 'alt=""']);
  expect(html).not.toContain("style=");
});

test("a drawing of ours stands alone", () => {
  const html = renderToStaticMarkup(
    <Poster image={{ src: "/art/inn.abc.svg", alt: "A" }} fallback="/art/inn.svg" eager />,
  );
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toContain('fetchPriority="high"');
});
