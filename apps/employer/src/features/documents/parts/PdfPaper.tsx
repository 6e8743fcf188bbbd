// An uploaded PDF as its reader sees it: pages as images, with the values and signatures at their places.
import type { FilledFields, SignedDocument } from '@onward/contract/documents/documents';
import { STROKE_BOX } from '@onward/domain/documents/signatures';
import { useTranslation } from 'react-i18next';
import { Drawing } from '../FilledValue.tsx';
import { PageImage } from '../pdf/PageImage.tsx';
import type { PdfCalls } from './editor-props.ts';
import styles from './PdfPaper.module.css';

type Pdf = NonNullable<SignedDocument['pdf']>;

interface Props {
  pdf: Pdf;
  calls: Pick<PdfCalls, 'page' | 'documentKey'>;
  filled: FilledFields;
}

export const PdfPaper = ({ pdf, calls, filled }: Props) => (
  <div className={styles.pages}>
    {pdf.pages.map(({ width, height }, page) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a file never change their order
      <div key={page} className={styles.page} style={{ aspectRatio: `${width} / ${height}` }}>
        <PageImage pdf={calls} upload={null} page={page} />
        <PageMarks pdf={pdf} page={page} filled={filled} />
        <WrittenOn pdf={pdf} page={page} filled={filled} />
      </div>
    ))}
  </div>
);

interface PageProps extends Omit<Props, 'calls'> {
  page: number;
}

/** In the coordinates of the page; screen readers get the same in words. */
function PageMarks({ pdf, page, filled }: PageProps) {
  const { width = 612, height = 792 } = pdf.pages[page] ?? {};
  return (
    <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {pdf.tags
        .filter((tag) => tag.page === page)
        .map((tag) => (
          <Mark key={`${tag.tag} ${tag.x} ${tag.y}`} box={tag} text={tag.value} />
        ))}
      {pdf.fields
        .filter((field) => field.page === page)
        .map((field) => {
          const value = filled[field.id];
          if (!value) return <Mark key={field.id} box={field} text={field.label} isEmpty />;
          if (value.kind === 'checkbox') return <Mark key={field.id} box={field} text={value.checked ? '✓' : ''} />;
          if (!value.strokes?.length) return <Mark key={field.id} box={field} text={value.text} />;
          return (
            <svg
              key={field.id}
              x={field.x}
              y={field.y}
              width={field.width}
              height={field.height}
              viewBox={`0 0 ${STROKE_BOX.width} ${STROKE_BOX.height}`}
            >
              <title>{field.label}</title>
              <Drawing strokes={value.strokes} />
            </svg>
          );
        })}
    </svg>
  );
}

const TEXT_SIZE_MAX = 13;

interface MarkProps {
  box: { x: number; y: number; width: number; height: number };
  text: string;
  isEmpty?: boolean;
}

function Mark({ box: { x, y, width, height }, text, isEmpty = false }: MarkProps) {
  const size = Math.min(height * 0.75, TEXT_SIZE_MAX);
  return (
    <g className={styles.mark} data-empty={isEmpty}>
      <rect x={x} y={y} width={width} height={height} rx="2" />
      <text x={x + 2} y={y + height / 2 + size * 0.35} fontSize={size}>
        {text}
      </text>
    </g>
  );
}

function WrittenOn({ pdf, page, filled }: PageProps) {
  const { t } = useTranslation();
  const values = pdf.tags.filter((tag) => tag.page === page).map(({ value }) => value);
  const entries = pdf.fields
    .filter((field) => field.page === page)
    .flatMap(({ id, label }) => {
      const value = filled[id];
      if (!value) return [];
      if (value.kind !== 'checkbox') return [`${label}: ${value.text}`];
      return [`${t(value.checked ? 'offers:page.checked' : 'offers:page.notChecked')} ${label}`];
    });
  return <p className="visually-hidden">{[...values, ...entries].join('. ')}</p>;
}
