// "Preview as signer": what the applicant sees on a phone, with example values: first the form, then the document.
import type { DocumentContent } from '@onward/contract/documents/documents';
import { type DocumentKind, type DocumentValues, fillContent } from '@onward/domain/documents/content';
import type { DocumentField } from '@onward/domain/documents/fields';
import { templateFields } from '@onward/domain/documents/templates';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { BrandPage } from '../../careers/parts/BrandPage.tsx';
import { Letterhead } from '../Letterhead.tsx';
import { PdfPreview } from '../preview/PdfPreview.tsx';
import styles from '../preview/preview.module.css';
import { SignerField } from '../preview/SignerField.tsx';
import { useExampleValues } from '../preview/use-example-values.ts';
import { DocumentPaper } from './DocumentPaper.tsx';
import type { DocumentDraft } from './document-draft.ts';
import type { PdfCalls } from './editor-props.ts';

interface Props {
  open: boolean;
  kind: DocumentKind;
  title: string;
  companyName: string;
  draft: DocumentDraft;
  pdf: PdfCalls;
  onClose: () => void;
}

/** Filled in by signing itself. */
const isAsked = ({ kind, role }: DocumentField): boolean =>
  role === 'applicant' && kind !== 'signature' && kind !== 'date';

export function DocumentPreview({ open, kind, title, companyName, draft, pdf, onClose }: Props) {
  const { t } = useTranslation();
  const values: DocumentValues = useExampleValues(companyName);
  const asked = templateFields(draft).filter(isAsked);
  return (
    <Dialog open={open} title={t('documents:editor.preview.title')} width="form" onClose={onClose}>
      <p className={styles.note}>{t(`documents:editor.preview.${kind === 'offer' ? 'text' : 'employeeText'}`)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also from the keyboard */}
      <section className={styles.phone} aria-label={t('documents:editor.preview.phone')} tabIndex={0}>
        <BrandPage>
          <div className={styles.page}>
            <h2>{title}</h2>
            {asked.length > 0 && (
              <section className={styles.form} aria-label={t('documents:editor.preview.form')}>
                <h3>{t('documents:editor.preview.form')}</h3>
                {asked.map((field) => (
                  <SignerField key={field.id} field={field} />
                ))}
              </section>
            )}
            <h3>{t('documents:editor.preview.read')}</h3>
            {draft.format === 'text' ? (
              <DocumentPaper
                content={fillContent(draft, values) as DocumentContent}
                head={<Letterhead name={companyName} />}
                tagText={(tag) => t(`documents:tags.${tag}`)}
              />
            ) : (
              <PdfPreview draft={draft} pdf={pdf} values={values} />
            )}
          </div>
        </BrandPage>
      </section>
    </Dialog>
  );
}
