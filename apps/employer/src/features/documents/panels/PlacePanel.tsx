// Left of the page: the signers, the fields to place for them, and the merge tags.
import { type DocumentTag, offeredTags } from '@onward/domain/documents/content';
import {
  type DocumentField,
  FIELD_KINDS,
  type FieldKind,
  SIGNER_ROLES,
  type SignerRole,
} from '@onward/domain/documents/fields';
import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentKind, useSignerName } from '../document-kind.ts';
import { signerNumber } from '../FieldMark.tsx';
import { FIELD_ICONS } from '../field-icons.ts';
import type { Surface } from '../surface.ts';
import styles from './panels.module.css';
import { Tile } from './Tile.tsx';

interface Props {
  fields: readonly DocumentField[];
  tags: readonly DocumentTag[];
  /** Whose fields are placed. */
  role: SignerRole;
  onRole: (role: SignerRole) => void;
  surface: Surface;
  format: 'text' | 'pdf';
  children: ReactNode;
}

/** Of two boxes for a signature, the second says whose it is. */
const labelOf = (kind: FieldKind, role: SignerRole) =>
  kind === 'signature' && role === 'company' ? 'companySignature' : kind;

export function PlacePanel({ fields, tags, role, onRole, surface, format, children }: Props) {
  const { t } = useTranslation();
  const kind = useDocumentKind();
  const signerName = useSignerName();
  return (
    <>
      <section className={styles.section} aria-labelledby="document-signers">
        <h2 id="document-signers">{t('documents:editor.signers')}</h2>
        <p>{t('documents:editor.signersText')}</p>
        {SIGNER_ROLES.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.signer}
            aria-pressed={each === role}
            onClick={() => onRole(each)}
          >
            <span className={styles.number} data-role={each}>
              {signerNumber(each)}
            </span>
            <span>
              <strong>{signerName(each)}</strong>
              <small>
                {t('documents:editor.fieldsCount', { count: fields.filter((field) => field.role === each).length })},{' '}
                {t(`documents:editor.order.${each}`)}
              </small>
            </span>
            {each === role && <Check size={16} aria-hidden="true" />}
          </button>
        ))}
      </section>
      <section className={styles.section} aria-labelledby="document-fields">
        <h2 id="document-fields">{t('documents:editor.place')}</h2>
        <p>{t(`documents:editor.placeText.${surface.armed ? 'armed' : format}`)}</p>
        <div className={styles.tiles}>
          {FIELD_KINDS.map((kind) => {
            const Icon = FIELD_ICONS[kind];
            return (
              <Tile
                key={kind}
                surface={surface}
                className={styles.tile}
                item={{
                  type: 'field',
                  field: {
                    kind,
                    role,
                    label: t(`documents:fields.labels.${labelOf(kind, role)}`),
                    required: kind !== 'checkbox',
                  },
                }}
              >
                <Icon size={16} aria-hidden="true" />
                {t(`documents:fields.kinds.${kind}`)}
              </Tile>
            );
          })}
        </div>
      </section>
      <section className={styles.section} aria-labelledby="document-tags">
        <h2 id="document-tags">{t('documents:editor.tags')}</h2>
        <p>{t('documents:editor.tagsText')}</p>
        <div className={styles.tags}>
          {offeredTags(kind).map((tag) => {
            const used = tags.includes(tag);
            const Icon = used ? Check : Plus;
            const name = t(`documents:tags.${tag}`);
            return (
              <Tile
                key={tag}
                surface={surface}
                className={styles.tag}
                item={{ type: 'tag', tag }}
                used={used}
                label={used ? t('documents:editor.tagUsed', { name }) : name}
              >
                <Icon size={13} aria-hidden="true" />
                {name}
              </Tile>
            );
          })}
        </div>
      </section>
      {children}
    </>
  );
}
