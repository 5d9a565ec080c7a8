/**
 * Which activity types a story mentions. Each row of the table is a label of the vocabulary and the phrases that stand
 * for it, from the most specific to the most general; labels are returned in that order.
 */
import type { VocabularyActivity } from "../places/activity-vocabulary.ts";

export const MAX_LABELS = 6;

const BEINGS =
  "ghosts?|spirits?|figures?|man|men|woman|women|lady|girls?|boys?|child|children|couple|bride|nun|monk|nurse|soldiers?";

const TABLE: readonly (readonly [VocabularyActivity, string])[] = [
  ["Headless Figures", "headless|without (a|his|her|its) head"],
  ["Phantom Ships", "(ghost|phantom|spectral) (ship|boat|steamboat|schooner)s?"],
  [
    "Phantom Vehicles",
    "(ghost|phantom|ghostly|spectral) (train|car|truck|carriage|stagecoach|wagon|hearse|bus|trolley|locomotive|headlights)s?",
  ],
  [
    "Phantom Animals",
    "(ghost|phantom|ghostly|spectral|black|hell ?) ?(dog|hound|cat|horse|wolf)s?\\b|hellhounds?|hoof ?beats|(hear|heard) (the )?(horses|galloping)",
  ],
  [
    "Woman in White",
    "(woman|lady|girl|bride|figure) (dressed |clad )?(all )?in (a )?(long |flowing )?white|white lady|lady in white|in a (long |flowing )?white (gown|dress|nightgown)",
  ],
  [
    "Phantom Soldiers",
    "(ghost(ly|s)? (of )?|phantom |dead |spirits? of )?((civil war|confederate|union|revolutionary|british|spanish) )(soldier|troop|officer)s?|soldiers? (can be|are|have been|has been|is|was|were) (seen|heard|marching)|ghost(s|ly)? (of )?(a )?soldiers?",
  ],
  [
    "Battle Sounds",
    "(sounds? of|hear(d)?( the)?) (a )?(battle|gunfire|gun ?shots?|cannons?|muskets?|marching)|cannon fire",
  ],
  [
    "Moving Elevators",
    "elevators? (that )?(moves?|runs?|goes|opens?|will|would|has been known|operates?|stops?|rides?|start)",
  ],
  [
    "Bed Disturbances",
    "(beds?|covers|blankets|sheets) (\\w+ )?(shak\\w+|moves?|pulled|yanked|tugged|vibrat\\w+)|(pull\\w*|yank\\w*|tug\\w*) (the |off the |on the |their |your )?(covers|blankets|sheets)|(sit|sat|sitting) (down )?on (the |your |their |her |his )(edge of the |end of the |foot of the )?bed",
  ],
  [
    "Poltergeist Activity",
    "poltergeist|(thrown|flung|flew|fly|flying|hurled) (across|off|around|at|from)|throws? (things|objects)",
  ],
  [
    "Faces in Windows",
    "faces? (\\w+ ){0,4}in (the |a |an )?(\\w+ )?windows?|(looking|peering|staring|looks|peers|gazing) (out|down|from) (of |from |through )?(the |a |an )?(\\w+ ){0,2}windows?|seen (in|through) (the |a |an )?(\\w+ ){0,2}windows?",
  ],
  ["Reflections", "reflections?|in (the|a) mirrors?|mirrors? (show|reflect)"],
  [
    "Shadow Figures",
    "shadow(y)? (figure|people|person|man|men|form|shape)s?|shadows? (are |is |can be |have been |were )?(seen|mov\\w+)|(dark|black) (figure|shape|form|shadow|mass)s?",
  ],
  [
    "Ghostly Children",
    "(ghost|spirit|apparition|figure)s? of (a |an |the |two |three |several )?(\\w+ ){0,2}(child|children|boy|girl|baby|toddler|kid)s?|(little|young|small) (boy|girl|child)s? (\\w+ ){0,4}(seen|heard|appears?|haunts?|playing|running)|children (\\w+ ){0,3}(heard|playing|laughing)|(seen|see|hear|heard) (\\w+ ){0,3}(little|young|small) (boy|girl|child|children)s?",
  ],
  ["EVP Recordings", "evps?|electronic voice|tape record(er|ing)s?|voices? (\\w+ ){0,3}(on tape|recorded)"],
  [
    "Photographic Anomalies",
    "(photo|photograph|picture|film|camera)s? (\\w+ ){0,6}(show|reveal|develop|appear|caught|capture|turn|orb|mist|figure)\\w*|(show|shows|showed|appear|appears|appeared|captured|caught) (up )?(in|on) (the |a |our |my |their )?(photo|photograph|picture|film|camera)s?",
  ],
  ["Orbs", "orbs?|(balls?|globes?) of light"],
  [
    "Mysterious Lights",
    "(strange|mysterious|unexplained|ghost(ly)?|glowing|floating|blue|green|red|white|eerie) (\\w+ )?lights?|lights? (\\w+ ){0,3}(seen|appears?|float\\w*|moving|dancing|bobbing)|spook ?lights?|lantern",
  ],
  ["Mists", "mists?|misty|fog(gy)? (figure|form|shape)|white (fog|smoke|cloud)|vapou?r"],
  [
    "Phantom Smells",
    "(smell|scent|odou?r|aroma|whiff)s? of|smells? like|strange (smell|odor)s?|(perfume|cigar smoke|pipe tobacco)",
  ],
  [
    "Cold Spots",
    "cold (spot|chill|air|area|breeze|draft|wind|room|presence|feeling)s?|icy|(sudden|temperature) (drop|chill|change)s?|temperature drops?|(gets?|became|feel|feels|felt|turns?) (very |really |extremely |suddenly )?(cold|chilly)|freezing",
  ],
  [
    "Physical Contact",
    "(been |being |was |were |get |gets |got |feel |felt )(\\w+ )?(touched|pushed|grabbed|scratched|shoved|choked|tapped|slapped|poked|hit|pinched|tripped)|(touch|push|grab|scratch|shove|choke|tap|tug|pinch|poke)(es|s|ed|ing)? (at )?(people|you|them|visitors|guests|him|her|me|your|their|on the shoulder)|hand (\\w+ )?on (your|his|her|their|my) (shoulder|back|neck|arm|leg)",
  ],
  [
    "Music",
    "(piano|organ|violin|fiddle|harp|harpsichord|music|guitar|flute|bagpipes?|jukebox|music box) (\\w+ ){0,4}(play\\w*|heard|coming)|(hear|heard|hears|hearing|sounds? of|play|plays|playing) (\\w+ ){0,3}(piano|organ|violin|fiddle|harp|music|guitar|flute|bagpipes?|singing|hymns?|choir|drums?)|phantom music|singing",
  ],
  ["Bells", "bells? (\\w+ ){0,3}(ring\\w*|toll\\w*|rang|heard|chim\\w+)|(hear|heard|sound of) (\\w+ ){0,2}bells?"],
  ["Screams", "scream(s|ing|ed)?|shriek(s|ing)?|howl(s|ing)?|wail(s|ing)?|yell(s|ing)"],
  ["Crying", "cry(ing)?|cries|weep(s|ing)|sob(s|bing)|moan(s|ing)?|whimper(s|ing)?"],
  ["Laughter", "laugh(ter|ing|s)?|giggl(e|es|ing)|cackl(e|es|ing)"],
  [
    "Footsteps",
    "foot ?steps?|footfalls?|(walking|steps|running|pacing|stomping) (\\w+ ){0,4}(heard|upstairs|overhead|above|down the hall|in the hall|on the stairs)|(hear|heard|hears|hearing|sounds? of) (\\w+ ){0,4}(walking|running|steps|boots|pacing)",
  ],
  [
    "Voices",
    "voices?|whisper(s|ing|ed)?|talking|(calls?|called|calling) (out )?(your|their|his|her|my|out|people's) name|mumbling|murmur(s|ing)?|conversations?|chanting",
  ],
  [
    "Knocking",
    "knock(s|ing|ed)?|rapping|(banging|tapping|pounding|thump\\w*) (on|at|in|from|against|sounds?|noises?)|(hear|heard) (\\w+ ){0,2}(banging|tapping|pounding|thumps?|thumping)",
  ],
  [
    "Door Slamming",
    "doors? (\\w+ ){0,5}(slam\\w*|open\\w*|clos\\w+|shut\\w*|lock\\w*|unlock\\w*)|(slam|open|clos|shut|lock)\\w* (of )?(the )?(\\w+ ){0,2}doors?",
  ],
  [
    "Electrical Disturbances",
    "(lights?|tvs?|televisions?|radios?|computers?|lamps?|appliances|faucets?|electronics) (\\w+ ){0,5}(on and off|turn\\w*|flicker\\w*|go(es)? (on|off|out)|come on|came on|switch\\w*|blink\\w*|malfunction\\w*)|(flickering|turns?|turned|turning) (on |off )?(the )?(lights?|tv|radio)|batteries (\\w+ )?(die|drain)\\w*|power (\\w+ )?(goes|went) out",
  ],
  [
    "Object Movement",
    "(objects?|items?|things?|furniture|chairs?|pictures?|dishes|glasses|toys?|books?|tools?|rocking chair|silverware|pots|pans|keys|tables?) (\\w+ ){0,5}(mov\\w+|fall\\w*|fell|disappear\\w*|rearrang\\w*|thrown|rock\\w*|fly\\w*|missing|misplaced|float\\w*|slid\\w*|levitat\\w*|knocked)|mov(e|es|ed|ing) (of )?(objects?|things?|furniture|items?|chairs?)|rocking (by itself|on its own)",
  ],
  [
    "Unexplained Noises",
    "(strange|odd|weird|unexplained|unusual|mysterious|loud|eerie|scary|creepy) (noise|sound)s?|noises|(hear|heard) (strange )?(things|sounds)|sounds? (can be|are|have been|has been) heard",
  ],
  [
    "Apparitions",
    `apparitions?|phantoms?|specters?|spectres?|full[- ]body|(${BEINGS}) (\\w+ ){0,8}(seen|appear\\w*|spotted|sighted|roam\\w*|wander\\w*|walk\\w*|standing|haunts?|float\\w*|vanish\\w*|disappear\\w*)|(see|seen|saw|sees|seeing|sightings? of|spotted) (\\w+ ){0,6}(${BEINGS})|ghosts? of|haunted by|sightings`,
  ],
  [
    "Sense of Presence",
    "presence|being watched|(feel|feels|feeling|felt) (\\w+ ){0,4}(uneasy|uneasiness|watch\\w*|strange|evil|weird|sick|dread|someone|something|scared|uncomfortable)|(sense|senses|sensed) (\\w+ ){0,3}(someone|something)|(weird|strange|eerie|bad|evil|creepy) (feeling|vibe)s?|overwhelming|hair (\\w+ ){0,5}stand",
  ],
];

const ACTIVITIES = TABLE.map(([label, phrases]) => ({ label, pattern: new RegExp(`\\b(?:${phrases})\\b`, "i") }));
/** Reading further takes time and rarely finds another type. */
const READ_LENGTH = 8_000;

export function inferActivities(story: string): VocabularyActivity[] {
  const text = story.slice(0, READ_LENGTH);
  const labels: VocabularyActivity[] = [];
  for (const { label, pattern } of ACTIVITIES) {
    if (pattern.test(text)) labels.push(label);
    if (labels.length === MAX_LABELS) break;
  }
  return labels;
}
