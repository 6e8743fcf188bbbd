// What a signer filled in, in the text of a document.
import type { FilledField } from '@onward/contract/documents/documents';
import { STROKE_BOX, type Stroke } from '@onward/domain/documents/signatures';
import { pathOf } from '@onward/domain/documents/strokes';
import { Square, SquareCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './FilledValue.module.css';

export function FilledValue({
  label,
  value: { kind, text, checked, strokes = [] },
}: {
  label: string;
  value: FilledField;
}) {
  const { t } = useTranslation();
  if (kind === 'checkbox') {
    const Icon = checked ? SquareCheck : Square;
    return (
      <span className={styles.check}>
        <Icon size={16} aria-hidden="true" />
        <span className="visually-hidden">{t(checked ? 'offers:page.checked' : 'offers:page.notChecked')}</span>
        {label}
      </span>
    );
  }
  if (strokes.length > 0)
    return (
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${STROKE_BOX.width} ${STROKE_BOX.height}`}
        role="img"
        aria-label={`${label}: ${text}`}
      >
        <Drawing strokes={strokes} />
      </svg>
    );
  if (text === '') return <span className={styles.empty}>{t('documents:leftEmpty', { label })}</span>;
  return <mark className={kind === 'signature' ? `${styles.value} ${styles.typed}` : styles.value}>{text}</mark>;
}

export const Drawing = ({ strokes }: { strokes: readonly Stroke[] }) =>
  strokes.map((stroke, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added at the end.
    <path key={index} className={styles.stroke} d={pathOf(stroke)} />
  ));
