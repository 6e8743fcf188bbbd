// Signing: drawn with a finger, a pen or the mouse, or typed, which works by keyboard too.
import { SIGNATURE_NAME_MAX, STROKE_BOX, type Stroke } from '@onward/domain/documents/signatures';
import { pointIn, withPoint, withStroke } from '@onward/domain/documents/strokes';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { FieldNotes, fieldId } from '../fields/Field.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Drawing } from './FieldMark.tsx';
import { NAME } from './fill-inputs.ts';
import type { SignatureMode } from './signature-mode.ts';

const MODES: readonly SignatureMode[] = ['draw', 'type'];

interface SignatureProps {
  name: string;
  mode: SignatureMode;
  strokes: readonly Stroke[];
  today: string;
  problems: Readonly<Record<string, string>>;
  onChange(change: { name?: string; mode?: SignatureMode; strokes?: readonly Stroke[] }): void;
}

export function Signature({ name, mode, strokes, today, problems, onChange }: SignatureProps) {
  const { t } = useTexts();
  return (
    <section class="signature stack-small" aria-labelledby="signature-title">
      <div class="signature-head">
        <h2 id="signature-title">{t('offers:page.yourSignature')}</h2>
        <fieldset class="segmented">
          <legend class="unseen">{t('offers:page.howToSign')}</legend>
          {MODES.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="signature-mode"
                value={each}
                checked={mode === each}
                onChange={() => onChange({ mode: each })}
              />
              <span>{t(`offers:page.modes.${each}`)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {mode === 'draw' ? (
        <Pad
          strokes={strokes}
          caption={`${name} · ${today}`}
          problem={problems.strokes}
          onChange={(drawn) => onChange({ strokes: drawn })}
        />
      ) : (
        <div class="typed">
          <TextField
            name={NAME}
            label={t('offers:page.typeName')}
            hint={t('offers:page.typeHint', { date: today })}
            isRequired
            problem={problems[NAME]}
            value={name}
            onChange={(typed) => onChange({ name: typed })}
            input={{ maxLength: SIGNATURE_NAME_MAX, autoComplete: 'name', autoCapitalize: 'words' }}
          />
        </div>
      )}
    </section>
  );
}

interface PadProps {
  strokes: readonly Stroke[];
  caption: string;
  problem: string | undefined;
  onChange(strokes: readonly Stroke[]): void;
}

function Pad({ strokes, caption, problem, onChange }: PadProps) {
  const { t } = useTexts();
  // While a stroke is drawn only the pad is rendered; the letter shows it once it is finished.
  const [drawn, setDrawn] = useState<readonly Stroke[] | null>(null);
  const newest = useRef<readonly Stroke[]>(strokes);
  const draw = (next: readonly Stroke[]): void => {
    newest.current = next;
    setDrawn(next);
  };
  const finish = (): void => {
    if (!drawn) return;
    setDrawn(null);
    onChange(newest.current);
  };
  const pointOf = (event: PointerEvent) =>
    pointIn((event.currentTarget as Element).getBoundingClientRect(), event.clientX, event.clientY);
  const name = 'strokes';
  const isEmpty = (drawn ?? strokes).length === 0;
  return (
    <div class="field" id={fieldId(name)} tabIndex={-1}>
      <div class={problem ? 'pad pad-problem' : 'pad'}>
        <svg
          class="drawing pad-area"
          viewBox={`0 0 ${STROKE_BOX.width} ${STROKE_BOX.height}`}
          role="img"
          aria-label={t(isEmpty ? 'offers:page.padEmpty' : 'offers:page.padDrawn')}
          aria-describedby={problem ? `${fieldId(name)}-problem` : `${fieldId(name)}-hint`}
          onPointerDown={(event) => {
            if (event.button !== 0 || !event.isPrimary) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            draw(withStroke(strokes, pointOf(event)));
          }}
          onPointerMove={(event) => {
            if (drawn && event.isPrimary) draw(withPoint(newest.current, pointOf(event)));
          }}
          onPointerUp={finish}
          onPointerCancel={finish}
        >
          <Drawing strokes={drawn ?? strokes} />
        </svg>
        <div class="pad-foot">
          <span>{caption}</span>
          <button class="plain-link" type="button" disabled={isEmpty} onClick={() => onChange([])}>
            <Icon name="eraser" size={20} /> {t('offers:page.clear')}
          </button>
        </div>
      </div>
      <FieldNotes name={name} hint={t('offers:page.drawHint')} problem={problem} />
    </div>
  );
}
