// The head of a page: where it belongs, what it is called, what can be done there.
import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './PageHeader.module.css';

interface Crumb {
  label: string;
  to?: string;
}

interface Props {
  title: string;
  crumbs?: readonly Crumb[];
  /** Beside the title: a status pill or a short meta text. */
  beside?: ReactNode;
  subtitle?: ReactNode;
  /** At most three buttons, the main one last. */
  actions?: ReactNode;
  /** A tabs row or filters, below the title and above the content. */
  children?: ReactNode;
  divided?: boolean;
  /** On phones the top bar names the page; a header that says something else keeps its title. */
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
      {actions && <div className={`${styles.actions} no-print`}>{actions}</div>}
    </div>
    {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
    {children}
  </header>
);
