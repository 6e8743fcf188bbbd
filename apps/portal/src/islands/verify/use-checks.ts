// Files are checked one after the other; the newest result is shown first.
import { type VerifiedDocument, verifyDocument } from '@onward/contract/documents/documents';
import { useRef, useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { api, refusalOf } from '../api.ts';
import { fileProblem, HEAD_BYTES } from './file-problem.ts';

export interface Check {
  id: number;
  fileName: string;
  /** Undefined while the file is being checked. */
  verified?: VerifiedDocument;
  problem?: string;
}

export interface Checks {
  checks: readonly Check[];
  isBusy: boolean;
  add(files: readonly File[]): void;
}

export function useChecks(): Checks {
  const { t } = useTexts();
  const [checks, setChecks] = useState<readonly Check[]>([]);
  const count = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const finish = (id: number, outcome: Partial<Check>): void =>
    setChecks((known) => known.map((check) => (check.id === id ? { ...check, ...outcome } : check)));

  const checkFile = async (file: File): Promise<Partial<Check>> => {
    try {
      const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
      const problem = fileProblem(file.size, head);
      if (problem) return { problem: t(`documents:verify.problems.${problem}`) };
      const body = new FormData();
      body.append('file', file);
      return { verified: (await api().call(verifyDocument, { body })).verification };
    } catch (error) {
      return { problem: refusalOf(error)?.message || t('documents:verify.problems.failed') };
    }
  };

  const add = (files: readonly File[]): void => {
    const added = files.map((file, index) => ({ file, id: count.current + index }));
    count.current += files.length;
    setChecks((known) => [...added.map(({ file, id }) => ({ id, fileName: file.name })).toReversed(), ...known]);
    for (const { file, id } of added) {
      queue.current = queue.current.then(async () => finish(id, await checkFile(file)));
    }
  };

  return { checks, add, isBusy: checks.some(({ verified, problem }) => !verified && !problem) };
}
