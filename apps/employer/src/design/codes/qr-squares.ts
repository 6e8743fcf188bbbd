// Computes the dark squares of a QR code for a text.
import qrcode from 'qrcode-generator';

/** As large as the text needs, with medium error correction for worn paper. */
const SMALLEST_FITTING = 0;
const REPAIR = 'M';

export function darkSquares(text: string): boolean[][] {
  const code = qrcode(SMALLEST_FITTING, REPAIR);
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => code.isDark(row, column)),
  );
}

/** Scanners need this many light squares around the code. */
export const QUIET_SQUARES = 4;
