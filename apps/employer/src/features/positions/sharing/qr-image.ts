// A link as a QR code: which squares are dark, and the picture of them as a file.
import qrcode from 'qrcode-generator';

/** As large as the text needs, with a medium share of repair for worn paper. */
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

const SQUARE_PX = 16;
/** Readers need this many light squares around the code. */
export const QUIET_SQUARES = 4;

export function downloadQr(text: string, fileName: string): void {
  const squares = darkSquares(text);
  const canvas = document.createElement('canvas');
  canvas.width = (squares.length + 2 * QUIET_SQUARES) * SQUARE_PX;
  canvas.height = canvas.width;
  const paper = canvas.getContext('2d');
  if (!paper) return;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.fillStyle = '#000';
  squares.forEach((row, y) => {
    row.forEach((dark, x) => {
      const at = (place: number) => (place + QUIET_SQUARES) * SQUARE_PX;
      if (dark) paper.fillRect(at(x), at(y), SQUARE_PX, SQUARE_PX);
    });
  });
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}
