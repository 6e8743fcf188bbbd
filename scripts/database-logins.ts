/** `npm run database-logins`: prints the SQL that creates the two logins of your own database, with fresh passwords. */
import { randomBytes } from 'node:crypto';

const password = () => randomBytes(24).toString('hex');
const [owner, application] = [password(), password()];

console.log(`-- Run this as an administrator of your PostgreSQL, for example with psql.
-- The owner migrates; it may create roles, because migrations create those the application takes on.
create role onward_owner login createrole password '${owner}';
-- The application owns nothing and may nothing but take on those roles, which the owner grants it at the next start.
create role onward_login login noinherit password '${application}';
create database onward owner onward_owner;

-- Then start Onward with, in place of your host:
--   DATABASE_OWNER_URL=postgres://onward_owner:${owner}@host/onward
--   DATABASE_URL=postgres://onward_login:${application}@host/onward`);
