import { expect, test } from "vitest";
import { logoColors } from "./branding.ts";

/** An image with this many pixels of each color. */
const image = (...parts: [color: [number, number, number, number], pixels: number][]) =>
  new Uint8ClampedArray(parts.flatMap(([color, pixels]) => Array(pixels).fill(color).flat()));

test("returns the largest color first and ignores white background", () => {
  const logo = image(
    [[255, 255, 255, 255], 900],
    [[13, 92, 138, 255], 60],
    [[255, 139, 61, 255], 40],
    [[0, 0, 0, 255], 50],
  );
  expect(logoColors(logo)).toEqual(["#0d5c8a", "#ff8b3d"]);
});

test("returns black for a logo without color", () => {
  expect(logoColors(image([[10, 10, 10, 255], 30]))).toEqual(["#0a0a0a"]);
});

test("merges similar shades", () => {
  expect(logoColors(image([[200, 20, 30, 255], 50], [[180, 25, 35, 255], 40]))).toHaveLength(1);
});

test("returns no colors for an empty or transparent image", () => {
  expect(logoColors(new Uint8ClampedArray())).toEqual([]);
  expect(logoColors(image([[200, 20, 30, 0], 50]))).toEqual([]);
});

test("returns at most three colors", () => {
  const many = image(
    [[255, 0, 0, 255], 5],
    [[0, 255, 0, 255], 4],
    [[0, 0, 255, 255], 3],
    [[255, 0, 255, 255], 2],
  );
  expect(logoColors(many)).toEqual(["#ff0000", "#00ff00", "#0000ff"]);
});
