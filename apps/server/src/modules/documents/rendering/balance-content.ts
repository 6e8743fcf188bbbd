// Balances the graphics state operators of an uploaded page. Otherwise fields drawn after its content could be moved or
// scaled.
import { PDFArray, PDFName, type PDFPage, PDFStream } from '@cantoo/pdf-lib';
import { compressedStream } from './text/embedded-fonts.ts';
import type { Unpacker } from './unpack-stream.ts';

/** Strings, the operators that save and restore the state, and the beginning of the bytes of a picture. */
const TOKENS = /\((?:\\.|[^\\()])*\)|(?<=^|\s)(?:q|Q|ID)(?=\s|$)/gs;

/** How often the state has to be saved before the content and restored after it. */
function missingOperators(content: string): { saves: number; restores: number } {
  let [depth, lowest] = [0, 0];
  TOKENS.lastIndex = 0;
  for (let match = TOKENS.exec(content); match; match = TOKENS.exec(content)) {
    if (match[0] === 'q') depth += 1;
    if (match[0] === 'Q') depth -= 1;
    lowest = Math.min(lowest, depth);
    if (match[0] !== 'ID') continue;
    const end = content.indexOf('EI', TOKENS.lastIndex);
    if (end < 0) break;
    TOKENS.lastIndex = end;
  }
  return { saves: -lowest, restores: depth - lowest };
}

export function balanceContent({ node }: PDFPage, unpacker: Unpacker): void {
  const { context } = node;
  const contents = node.lookup(PDFName.Contents);
  const parts = contents instanceof PDFArray ? contents.asArray() : [node.get(PDFName.Contents)];
  const texts: string[] = [];
  for (const part of parts) {
    const stream = context.lookup(part);
    const bytes = stream instanceof PDFStream ? unpacker.unpack(stream) : null;
    if (!bytes) return;
    texts.push(Buffer.from(bytes).toString('latin1'));
  }
  const { saves, restores } = missingOperators(texts.join('\n'));
  if (saves === 0 && restores === 0) return;
  const repeated = (operator: string, count: number) => compressedStream(context, `${operator}\n`.repeat(count));
  node.set(PDFName.Contents, context.obj([repeated('q', saves), ...parts, repeated('Q', restores)]));
}
