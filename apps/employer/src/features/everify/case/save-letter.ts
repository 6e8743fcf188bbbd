import { saveBlob } from '../../../platform/files.ts';
import { type Letter, type LetterLanguage, readLetter } from '../cases.api.ts';

export async function saveLetter(caseId: number, letter: Letter, language?: LetterLanguage): Promise<void> {
  saveBlob(await readLetter(caseId, letter, language), `e-verify-${letter.replaceAll('_', '-')}-${caseId}.pdf`);
}
