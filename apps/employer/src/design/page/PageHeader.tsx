// The page header: breadcrumb, title, and actions.
import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './PageHeader.module.css';
import strip from './strip.module.css';

interface Crumb {
  label: string;
  to?: string;
}

interface Props {
  title: string;
  crumbs?: readonly Crumb[];
  /** Next to the title: a status pill or a short text. */
  beside?: ReactNode;
  subtitle?: ReactNode;
  /** At most three buttons, the primary one last. */
  actions?: ReactNode;
  /** A tabs row or filters, below the title and above the content. */
  children?: ReactNode;
  divided?: boolean;
  /** On phones the top bar shows the page name; set this when the header's title differs from it. */
  titleOnPhone?: boolean;
}

export const PageHeader = ({
  title,
  crumbs = [],
  beside,
  subtitle,
  actions,
  children,
  divided = false,
  titleOnPhone = false,
}: Props) => (
  <header
    className={styles.header}
    data-divided={divided}
    data-below={children !== undefined}
    data-title-only={!(crumbs.length > 0 || beside || actions || subtitle || children || titleOnPhone)}
  >
    {crumbs.length > 0 && (
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }, index) => (
          <Fragment key={label}>
            {index > 0 && <ChevronRight size={13} aria-hidden="true" />}
            <li>{to ? <Link to={to}>{label}</Link> : label}</li>
          </Fragment>
        ))}
      </ol>
    )}
    <div className={styles.row}>
      <h1 data-phone={titleOnPhone}>{title}</h1>
      {beside}
      {actions && <div className={`${styles.actions} ${strip.strip} no-print`}>{actions}</div>}
    </div>
    {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
    {children}
  </header>
);
