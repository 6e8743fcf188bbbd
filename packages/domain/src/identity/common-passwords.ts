// Passwords that attackers try first: common words with common endings, doubled words, keyboard patterns and digit
// sequences. Only those long enough to pass the other rules are listed.
import { PASSWORD_MIN_LENGTH } from './password-length.ts';

const WORDS = `
  access admin administrator andrew apple applebees arsenal ashley august autumn azerty banana barcelona baseball
  basketball batman bonjour burger buster butterfly changeme charlie cheese chelsea chicken chocolate coffee company
  computer contrasena cookie daniel december default doudou dragon employee february flower football freedom friday
  george ginger google guest hello helloworld hiring hockey hunter iloveyou internet january jennifer jessica jordan
  joshua killer kitchen letmein liverpool login lovelove manager marseille master matthew michael michelle monday
  monkey motdepasse november october onboarding onward orange p@ssw0rd p@ssword pa$$w0rd pa55word passpass passw0rd
  password payroll pepper pizza pokemon princess purple qwerty qwertyui qwertyuiop restaurant samsung secret
  september shadow soccer soleil spring starwars store summer sunshine superman temppass testtest thomas trustno
  user welcome whatever winter zxcvbnm
`;

const ENDINGS = `
  007 01 1 1! 11 12 12! 123 123! 123!@# 1234 1234! 12345 12345! 123456 1234567 12345678 123456789 1234567890
  2020 2021 2022 2023 2024 2024! 2025 2025! 2026 2026! 2027 2027! 69 99 ! !! !!! @123 @1234 #1 #123
`;

const OTHERS = `
  000000000000 0123456789ab 111111111111 111222333444 112233445566 121212121212 123123123123 123321123321
  123412341234 123456123456 12345678901 123456789012 1234567890123 12345678901234 123456789012345 1234567890123456
  123456789abc 1234567890ab 1234567890qwe 123456qwerty 1234qwerasdf 123abc123abc 123qwe123qwe 123qweasdzxc
  147258369147 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc 222222222222
  333333333333 444444444444 555555555555 666666666666 777777777777 888888888888 987654321000 987654321098
  999999999999 a1b2c3d4e5f6 aaaaaaaaaaaa abc123abc123 abcabcabcabc abcd1234abcd abcd1234efgh abcdefabcdef abcdefgh1234
  abcdefghijkl abcdefghijklm abcdefghijklmnop abcdefghijklmnopqrstuvwxyz asdasdasdasd asdf1234asdf asdfasdfasdf
  asdfghjkl123 asdfghjkl1234 asdfghjklzxc asdfghjklzxcvbnm azertyuiop12 azertyuiop123 correcthorsebatterystaple
  drowssapdrowssap fuckyoufuckyou iloveyouforever iloveyousomuch ihatepasswords letmeinletmein letmeinplease
  mynameisjohn mypassword123 mypasswordis newpassword1 newpassword123 nopassword123 oldpassword123 ourpassword123
  passwordpassword passwordqwerty passwort1234 poiuytrewq12 q1w2e3r4t5y6 q1w2e3r4t5y6u7 qazwsxedcrfv qazwsxedcrfvtgb
  qwaszxqwaszx qwe123qwe123 qwerasdfzxcv qwerqwerqwer qwerty123456 qwerty12345678 qwertyasdfgh qwertyasdfzxcv
  qwertyuiop12 qwertyuiopasdf qwertyuiopasdfghjkl qwertyuiopasdfghjklzxcvbnm qwertyuiop[] thisismypassword
  wordpasspassword xxxxxxxxxxxx yourpassword zaq12wsxcde3 zaq1xsw2cde3 zaq1zaq1zaq1 zxcvbnmasdfghjkl zxcvzxcvzxcv
  zzzzzzzzzzzz
`;

const split = (text: string): string[] => text.trim().split(/\s+/);

const words = split(WORDS);

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  [
    ...words.flatMap((word) => [word, `${word}${word}`, ...split(ENDINGS).map((ending) => `${word}${ending}`)]),
    ...split(OTHERS),
  ].filter((password) => password.length >= PASSWORD_MIN_LENGTH),
);
