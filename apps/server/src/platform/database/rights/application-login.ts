// The login the application uses. It can switch to roles but owns nothing and cannot become the owner, so an injected
// statement cannot change tables or disable row-level security.
import pg from 'pg';
import { ConfigError } from '../../settings-reader.ts';

/** The roles the application switches to, each for its own work. */
const ROLES = ['onward_app', 'onward_system', 'onward_identity', 'onward_worker'] as const;

interface Login {
  name: string;
  rolsuper: boolean;
  rolcreaterole: boolean;
  rolcreatedb: boolean;
  rolreplication: boolean;
  rolbypassrls: boolean;
  rolinherit: boolean;
  becomes_owner: boolean;
  owns: boolean;
}

const FAULTS: readonly [keyof Login, string][] = [
  ['rolsuper', 'is a superuser'],
  ['rolcreaterole', 'may create roles'],
  ['rolcreatedb', 'may create databases'],
  ['rolreplication', 'may replicate'],
  ['rolbypassrls', 'bypasses row-level security'],
  ['rolinherit', 'inherits the rights of its roles (make it NOINHERIT)'],
  ['becomes_owner', 'is the owner, or a member of it'],
  ['owns', 'owns tables, functions or schemas'],
];

export interface Logins {
  ownerUrl: string;
  /** All URLs the application connects to: the database itself, and a replica if there is one. */
  applicationUrls: readonly string[];
}

/** The names of the logins; refuses a login with more rights than it should have. */
export async function requireSafeLogins({ ownerUrl, applicationUrls }: Logins): Promise<string[]> {
  const owner = await ask<{ name: string }>(ownerUrl, 'select current_user as name', []);
  const names: string[] = [];
  for (const url of applicationUrls) {
    const login = await ask<Login>(url, LOGIN, [owner.name]);
    const faults = FAULTS.filter(([fault]) => login[fault]).map(([, words]) => words);
    if (faults.length > 0) {
      throw new ConfigError(
        `The application must not connect to its database as ${login.name}, which ${faults.join(', ')}. ` +
          '`npm run database-logins` prints how to make the two logins for DATABASE_URL and DATABASE_OWNER_URL.',
      );
    }
    names.push(login.name);
  }
  return names;
}

const LOGIN = `
  select r.rolname as name, r.rolsuper, r.rolcreaterole, r.rolcreatedb, r.rolreplication, r.rolbypassrls, r.rolinherit,
    pg_has_role(r.oid, $1, 'member') as becomes_owner,
    exists (select from pg_class where relowner = r.oid) or exists (select from pg_proc where proowner = r.oid)
      or exists (select from pg_namespace where nspowner = r.oid and nspname not like 'pg\\_%') as owns
  from pg_roles r where r.rolname = session_user`;

/** Grants the logins their roles where missing. Run by the owner, who created the roles. */
export async function admitLogins(owner: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of new Set(names)) {
    for (const role of ROLES) {
      const { rows } = await owner.query(`select pg_has_role($1, $2, 'member') as member`, [name, role]);
      if (!rows[0].member) await owner.query(`grant ${role} to ${owner.escapeIdentifier(name)}`);
    }
  }
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[]): Promise<Row> {
  const client = new pg.Client({ connectionString: url, application_name: 'onward-start' });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(text, values);
    return rows[0] as Row;
  } finally {
    await client.end();
  }
}
