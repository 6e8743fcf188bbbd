// Downloads a QR code as an image.
import { darkSquares, QUIET_SQUARES } from '../../../design/codes/qr-squares.ts';

const SQUARE_PX = 16;
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
