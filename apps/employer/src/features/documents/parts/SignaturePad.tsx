// A box to draw a signature in with a finger, a pen or the mouse. Who uses a keyboard types the name instead.
import { STROKE_BOX, type Stroke } from '@onward/domain/documents/signatures';
import { pointIn, withPoint, withStroke } from '@onward/domain/documents/strokes';
import { Button } from 'antd';
import { Eraser } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldNoteId } from '../../../design/fields/Field.tsx';
import { Drawing } from '../FilledValue.tsx';
import styles from './SignaturePad.module.css';

interface Props {
  id: string;
  strokes: readonly Stroke[];
  hasProblem: boolean;
  onChange(strokes: readonly Stroke[]): void;
}

const pointOf = (event: PointerEvent<SVGSVGElement>) =>
  pointIn(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY);

export function SignaturePad({ id, strokes, hasProblem, onChange }: Props) {
  const { t } = useTranslation();
  // The form gets a stroke once it is finished.
  const [drawn, setDrawn] = useState<readonly Stroke[] | null>(null);
  const newest = useRef<readonly Stroke[]>(strokes);
  const draw = (next: readonly Stroke[]) => {
    newest.current = next;
    setDrawn(next);
  };
  const finish = () => {
    if (!drawn) return;
    setDrawn(null);
    onChange(newest.current);
  };
  const shown = drawn ?? strokes;
  return (
    <div id={id} className={styles.pad} data-problem={hasProblem} tabIndex={-1}>
      <svg
        className={styles.area}
        viewBox={`0 0 ${STROKE_BOX.width} ${STROKE_BOX.height}`}
        role="img"
        aria-label={t(shown.length === 0 ? 'offers:page.padEmpty' : 'offers:page.padDrawn')}
        aria-describedby={fieldNoteId(id)}
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
        <Drawing strokes={shown} />
      </svg>
      {shown.length > 0 && (
        <Button
          className={styles.clear ?? ''}
          type="text"
          size="small"
          icon={<Eraser size={15} aria-hidden="true" />}
          onClick={() => onChange([])}
        >
          {t('offers:page.clear')}
        </Button>
      )}
    </div>
  );
}
