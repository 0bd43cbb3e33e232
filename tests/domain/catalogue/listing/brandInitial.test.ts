import { expect, it } from "vitest";
import { brandInitial } from "#domain/catalogue/listing/brandInitial.ts";

it.each([
  ["朗源", "L"],
  ["北辰", "B"],
  ["恒屿", "H"],
  ["澄川", "C"],
  ["瑞禾", "R"],
  ["南屏", "N"],
  ["广衡", "G"],
  ["禹风", "Y"],
  ["沐川", "M"],
  ["松岭", "S"],
  ["德璟", "D"],
  ["泰和", "T"],
  ["安泰", "A"],
  ["欧博", "O"],
  ["正野", "Z"],
  ["金盾", "J"],
  ["上风", "S"],
  ["新晃", "X"],
  ["Greenheck", "G"],
  ["grundfos", "G"],
  ["3M", "#"],
  ["", "#"],
])("lists %s under %s", (name, letter) => {
  expect(brandInitial(name)).toBe(letter);
});
