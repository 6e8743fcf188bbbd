/** A one-page PDF with these lines, written by hand: objects, their byte offsets, and the trailer. */
export function reportPdf(lines: readonly string[]): Buffer {
  const text = lines.map((line, index) => `BT /F1 12 Tf 72 ${720 - index * 20} Td (${escaped(line)}) Tj ET`).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((content, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${content}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** Characters that the font's encoding lacks become question marks. */
const escaped = (line: string): string =>
  line.replaceAll(/[^\x20-\xff]/g, '?').replaceAll(/[\\()]/g, (sign) => `\\${sign}`);
