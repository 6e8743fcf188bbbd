// Resumes of the demo's applicants: real small files, most of them PDFs.

export interface ResumeOf {
  firstName: string;
  lastName: string;
  title: string;
  experience: string;
  skills: readonly string[];
}

export interface DemoFile {
  fileName: string;
  contentType: string;
  bytes: Buffer;
  /** The text it contains. */
  text: string;
}

const linesOf = ({ firstName, lastName, title, experience, skills }: ResumeOf): string[] => [
  `${firstName} ${lastName}`,
  `Looking for work as ${title}`,
  '',
  'Experience',
  experience,
  '',
  'Skills',
  ...skills,
];

const plain = (text: string): string => text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');

export const textResume = (resume: ResumeOf): DemoFile => ({
  fileName: `${plain(resume.lastName)} resume.txt`,
  contentType: 'text/plain',
  bytes: Buffer.from(`${linesOf(resume).join('\n')}\n`),
  text: linesOf(resume).join('\n'),
});

export const pdfResume = (resume: ResumeOf): DemoFile => ({
  fileName: `${plain(resume.firstName)} ${plain(resume.lastName)}.pdf`,
  contentType: 'application/pdf',
  bytes: onePagePdf(linesOf(resume)),
  text: linesOf(resume).join('\n'),
});

/** One page of text in a standard font. */
export function onePagePdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 72 720 Td 16 TL\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1');
}
