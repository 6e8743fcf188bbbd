// Pictures made smaller: each new pixel is the mean of the old ones it covers.

export interface Picture {
  /** Red, green, blue, and alpha of each pixel, row by row. */
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

export function smallerPixels(picture: Picture, width: number, height: number): Picture {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const [top, bottom] = covered(row, height, picture.height);
    for (let column = 0; column < width; column += 1) {
      const [left, right] = covered(column, width, picture.width);
      data.set(mean(picture, { left, right, top, bottom }), (row * width + column) * 4);
    }
  }
  return { data, width, height };
}

const covered = (at: number, count: number, of: number): [number, number] => {
  const from = Math.floor((at * of) / count);
  return [from, Math.max(from + 1, Math.floor(((at + 1) * of) / count))];
};

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function mean({ data, width }: Picture, { left, right, top, bottom }: Area): [number, number, number, number] {
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (let row = top; row < bottom; row += 1) {
    for (let at = (row * width + left) * 4; at < (row * width + right) * 4; at += 4) {
      red += data[at] ?? 0;
      green += data[at + 1] ?? 0;
      blue += data[at + 2] ?? 0;
      alpha += data[at + 3] ?? 0;
    }
  }
  const count = (right - left) * (bottom - top);
  return [red / count, green / count, blue / count, alpha / count];
}
