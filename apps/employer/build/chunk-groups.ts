// Which files of the program travel together. Left alone, the bundler makes a file of every module that several pages
// share; on a slow line the round trips of so many small files cost more than their bytes.
const libraries = (names: string[]): RegExp => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/** Needed by every page and rarely changed, so a new version of ours leaves it in the readers' caches. */
const framework = libraries([
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'i18next',
  '@tanstack/query-core',
  '@tanstack/react-query',
]);

/**
 * Contract and domain import each other's files and nothing else of ours, so they stay together: a file of theirs in
 * another chunk would import back. Phone numbers and passwords bring large tables along and stay with who needs them.
 */
const rules = /[\\/]packages[\\/](contract|domain)[\\/]src[\\/](?!platform[\\/]phone|identity[\\/](common-)?passwords)/;

/** Our own parts that are loaded before any page. */
const shell =
  /[\\/]employer[\\/]src[\\/](platform[\\/](?!forms|saved-views|lists)|design[\\/](brand|page|status|theme|toasts[\\/](toasts|merge))|app[\\/]pages[\\/]problems)|[\\/]packages[\\/]client/;

export const chunkGroups = {
  // What a group's modules import is not pulled in with them: that would be half of the program.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'framework', test: framework },
    { name: 'icons', test: libraries(['lucide-react']), minShareCount: 2 },
    { name: 'rules', test: rules, minShareCount: 2 },
    { name: 'shell', test: shell, minShareCount: 2 },
  ],
};
