// The pages of a PDF as their reader sees them, with example values where merge tags are placed.
import type { DocumentValues } from '@onward/domain/documents/content';
import type { FieldBox, PageSize } from '@onward/domain/documents/fields';
import { FieldMark } from '../FieldMark.tsx';
import type { PdfDraft } from '../parts/document-draft.ts';
import type { PdfCalls } from '../parts/editor-props.ts';
import { PageImage } from '../pdf/PageImage.tsx';
import { itemsOf } from '../pdf/placed-items.ts';
import styles from './preview.module.css';

interface Props {
  draft: PdfDraft;
  pdf: PdfCalls;
  values: DocumentValues;
}

export const PdfPreview = ({ draft, pdf, values }: Props) =>
  draft.pages.map((page, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a file never change their order
    <div key={index} className={styles.sheet} style={{ aspectRatio: `${page.width} / ${page.height}` }}>
      <PageImage pdf={pdf} upload={draft.upload} page={index} />
      {itemsOf(draft)
        .filter(({ box }) => box.page === index)
        .map((item) => (
          <span key={item.key} className={styles.box} style={placeOf(item.box, page)} data-type={item.type}>
            {item.type === 'field' ? <FieldMark field={item.field} /> : values[item.tag]}
          </span>
        ))}
    </div>
  ));

const percent = (length: number, whole: number): string => `${(length / whole) * 100}%`;

const placeOf = ({ x, y, width, height }: FieldBox, page: PageSize) => ({
  left: percent(x, page.width),
  top: percent(y, page.height),
  width: percent(width, page.width),
  height: percent(height, page.height),
});
