/** Insults, slurs, threats and spammers' goods. They flag a report for its reviewer; nothing is rejected for them. */
import { fold } from "../places/slug.ts";

/** Singular forms; plurals and common endings match, too. Words that also have a harmless meaning are left out. */
const BAD_WORDS = [
  ...["arsehole", "asshat", "asshole", "asswipe", "bastard", "bellend", "bitch", "bollocks", "bullshit", "cocksucker"],
  ...["cunt", "dickhead", "dipshit", "douchebag", "dumbass", "fuck", "fucktard", "goddamn", "jackass"],
  ...["motherfucker", "piss", "pussy", "scumbag", "shit", "shithead", "shithole", "slut", "stfu", "twat"],
  ...["wanker", "whore", "wtf"],
  ...["beaner", "fag", "faggot", "gook", "kike", "nigga", "nigger", "paki", "raghead", "retard", "retarded"],
  ...["shemale", "towelhead", "tranny", "wetback"],
  ...["kill you", "kill yourself", "kys", "rape you"],
  ...["anal", "blowjob", "cumshot", "dildo", "gangbang", "handjob", "jerk off", "masturbate", "milf", "onlyfans"],
  ...["porn", "porno"],
  ...[
    "backlink",
    "bitcoin",
    "buy now",
    "cheap ticket",
    "cialis",
    "click here",
    "coupon code",
    "crypto",
    "discount code",
  ],
  ...["escort service", "ethereum", "forex", "online casino", "payday loan", "promo code", "seo service"],
  ...["viagra", "weight loss", "whatsapp"],
].map(withoutDoubles);

/** "f*ck": one vowel may be replaced by an asterisk. */
const MATCHES = new RegExp(
  `\\b(${BAD_WORDS.map((word) => word.replace(/[aeiou]/g, "[$&*]")).join("|")})(s|es|ed|er|ers|ing|in|y)?\\b`,
);

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Also disguised: "F.u.c.k", "sh1t", "a$$hole", "fuuuck". */
export function hasBadWords(text: string): boolean {
  const plain = fold(text)
    .replace(/[0134579@$!](?=[a-z@$])/g, (sign) => LOOK_ALIKES[sign] ?? sign)
    // Matches letter by letter, with anything in between.
    .replace(/\b([a-z])[^a-z0-9]{1,2}(?=[a-z]\b)/g, "$1");
  return MATCHES.test(withoutDoubles(plain));
}

/** Repeated letters count once, here and in the words above. */
function withoutDoubles(text: string): string {
  return text.replace(/([a-z])\1+/g, "$1");
}
