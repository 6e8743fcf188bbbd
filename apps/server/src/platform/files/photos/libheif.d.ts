// The part of libheif that is used here; the package describes only the functions below its own classes.
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  export interface Pixels {
    data: Uint8ClampedArray;
    width: number;
    height: number;
  }

  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Fills in the pixels as red, green, blue, and alpha; calls back with null when they can't be read. */
    display(pixels: Pixels, onDone: (filled: Pixels | null) => void): void;
  }

  export interface LibHeif {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  }

  export default function loadLibHeif(): LibHeif;
}
