// Documents that wait for the employee: filling in what they ask for, then reading and signing.
import { signPortalAction } from '@onward/contract/onboarding/onboarding-portal';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../../texts/texts.ts';
import { refusalOf } from '../../api.ts';
import { fillInputs, fillProblems, NAME, ownFields, problemName } from '../../documents/fill-inputs.ts';
import { type ProblemTexts, serverProblemTexts } from '../../fields/problem-texts.ts';
import { usePortalClient } from '../portal-client.ts';
import { TaskFrame } from '../TaskFrame.tsx';
import type { TaskProps } from '../task-props.ts';
import type { ActionDocuments, DocumentSigning } from './document-signing.ts';
import { FillDocuments } from './FillDocuments.tsx';
import { SignDocuments } from './SignDocuments.tsx';
import { type SigningEntries, useSigningEntries } from './use-signing-entries.ts';

interface OpenDocumentsProps extends TaskProps {
  title: string;
  loaded: ActionDocuments;
}

export function OpenDocuments(props: OpenDocumentsProps) {
  const { frame, title, loaded, action, step, onStep, onLeave } = props;
  const { t } = useTexts();
  const fields = useMemo(() => ownFields(loaded.documents), [loaded.documents]);
  const inputs = useMemo(() => fillInputs(fields), [fields]);
  const entries = useSigningEntries(action.action_key, fields, loaded.signer);
  const signing = useSigning(props, entries, fields, () => onStep(0));
  const isFilling = inputs.length > 0 && step === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading of a new page gets the focus.
  useEffect(() => heading.current?.focus(), [isFilling]);
  const toFilling = inputs.length > 0 && !isFilling ? () => onStep(0) : undefined;
  const shared = {
    entries,
    signing,
    heading,
    position: { at: isFilling ? 0 : 1, count: 2 },
  };
  return (
    <TaskFrame frame={frame} title={title} onBack={toFilling ?? onLeave}>
      {isFilling ? (
        <FillDocuments
          {...shared}
          inputs={inputs}
          minutes={action.minutes}
          onNext={() => {
            const found = Object.entries(fillProblems(fields, entries.values));
            if (signing.show(Object.fromEntries(found.map(([name, problem]) => [name, t(problemKey(problem))]))))
              onStep(1);
          }}
        />
      ) : (
        <SignDocuments
          {...shared}
          loaded={loaded}
          actionKey={action.action_key}
          company={props.portal.company_name}
          onBack={toFilling}
        />
      )}
    </TaskFrame>
  );
}

const problemKey = (problem: string): string =>
  problem === 'initials_invalid' ? 'offers:page.problems.initials' : `onboarding-forms:problems.${problem}`;

function useSigning(
  { action, loaded, onDone, explain }: OpenDocumentsProps,
  entries: SigningEntries,
  fields: ReturnType<typeof ownFields>,
  toFilling: () => void,
): DocumentSigning {
  const { t } = useTexts();
  const client = usePortalClient();
  const [problems, setProblems] = useState<ProblemTexts>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const show = (found: ProblemTexts): boolean => {
    setProblems(found);
    setAttempt((count) => count + 1);
    setFailure(null);
    return Object.keys(found).length === 0;
  };
  const refuse = (error: unknown): void => {
    if (explain(error)) return;
    const refusal = refusalOf(error);
    const named = Object.entries(serverProblemTexts(refusal?.errors ?? {}));
    if (named.length === 0) {
      setFailure(refusal?.message || t('onboarding-portal:form.failed'));
      return;
    }
    show(Object.fromEntries(named.map(([name, text]) => [problemName(fields, name), text])));
    // A drawing has no input for the name on its page.
    if (named.some(([name]) => name.startsWith('values.') || (name === NAME && entries.mode === 'draw'))) toFilling();
  };
  const sign = async (): Promise<void> => {
    const { name, mode, strokes, values, agreed } = entries;
    const isClear = show({
      ...(!name.trim() && { [NAME]: t('errors:fields.required') }),
      ...(mode === 'draw' && strokes.length === 0 && { strokes: t('offers:page.problems.draw') }),
      ...(loaded.documents.some(({ position }) => !agreed.has(position)) && {
        agreed: t('offers:page.problems.agree'),
      }),
    });
    if (!isClear || isSending) return;
    setSending(true);
    try {
      const drawing = strokes.map((stroke) => stroke.map(([x, y]): [number, number] => [x, y]));
      const body = {
        signature_name: name.trim(),
        agreed: true,
        values: { ...values },
        ...(mode === 'draw' && { strokes: drawing }),
      };
      const { portal } = await client.call(signPortalAction, { params: { action_key: action.action_key }, body });
      entries.forget();
      onDone(portal);
    } catch (error) {
      refuse(error);
    } finally {
      setSending(false);
    }
  };
  return { problems, attempt, failure, isSending, show, sign };
}
