import type { CategoryCode } from "../../categories.ts";
import { simplifyHead } from "../words/simplifyHead.ts";

/** Names of categories in titles, without accents; a longer name stands before one that it contains. */
const CATEGORY_WORDS: readonly (readonly [CategoryCode, RegExp])[] = [
  [
    "C000007",
    /供水(?:设备|机组|装置)|给水(?:设备|装置|ユニット)|給水|增压(?:设备|机组)|water supply (?:set|unit)|booster set|druckerhöhungsanlage|surpress|grupp[oi] di pressurizzazione|grupos? de presion|установк\p{L}* повышения давления|насосн\p{L}* (?:станци|установк)/u,
  ],
  [
    "C000006",
    /风机盘管|fan ?coil|ファンコイル|gebläsekonvektor|ventilatorkonvektor|ventilo-?convecteur|ventilconvettor|ventiloconvector|фанкойл|фэнкойл/u,
  ],
  [
    "C000018",
    /室外机|室外ユニット|室外機|outdoor unit|außeneinheit|außengerät|unites? exterieure|unita esterna|unita esterne|unidad(?:es)? exterior|наружн\p{L}* блок/u,
  ],
  [
    "C000005",
    /室内机|室内ユニット|多联机|indoor unit|vrf|innengerät|unites? interieure|unita interna|unita interne|unidad(?:es)? interior|внутренн\p{L}* блок/u,
  ],
  [
    "C000004",
    /冷却塔|cooling tower|kühlturm|tours? de refroidissement|torr[ei] di raffreddamento|torres? de (?:refrigeracion|enfriamiento)|градирн/u,
  ],
  [
    "C000008",
    /冷水机组|chiller|チラー|kaltwassersatz|热泵机组|groupes? (?:froid|d'eau glacee)|refrigerator[ei]|grupp[oi] frigorifer|enfriadora|чиллер/u,
  ],
  [
    "C000019",
    /锅炉|ボイラ|\bboilers?\b|heizkessel|\bkessel\b|chaudieres?|caldai[ae]|calderas?\b|кот[её]л(?:ы|ов)?\b|котл/u,
  ],
  [
    "C000003",
    /空调(?:机组|箱)|空调机|空调和机|空気調和機|空气处理机|新风机组|air handling|air handler|lüftungsgerät|klimagerät|traitement d'air|trattamento aria|tratamiento de aire|кондиционер/u,
  ],
  [
    "C000009",
    /换热器|熱交換器|热交换器|heat exchanger|wärmetauscher|wärmeübertrager|echangeurs?|scambiator|intercambiador|теплообменник/u,
  ],
  ["C000013", /防火门|人防门|\bdoors?\b|\bportes?\b|\bport[ae] tagliafuoco|puertas?\b|двер[ьи]/u],
  [
    "C000010",
    /风阀|防火阀|排烟阀|调节阀.*风|ダンパ|dampers?\b|klappen?\b|clapets?\b|registres?\b|serrand|compuerta|клапан\p{L}* (?:воздуш|противопожар)|воздушн\p{L}* клапан/u,
  ],
  [
    "C000011",
    /消声器|消音器|silencer|attenuator|schalldämpfer|silencieux|silenziator|silenciador|шумоглушител/u,
  ],
  [
    "C000012",
    /风口|散流器|百叶|格栅|吹出口|diffuser|grille|air outlet|luftauslass|luftdurchlass|drallauslass|diffuseur|bouches?\b|diffusor|bocchett|rejilla|difusor|решетк|диффузор/u,
  ],
  ["C000014", /散热器|放熱器|radiat(?:or|eur)|heizkörper|radiador|радиатор/u],
  [
    "C000015",
    /水阀|闸阀|蝶阀|平衡阀|バルブ|valves?\b|ventile?\b(?!ator)|vannes?\b|valvol|valvula|задвижк|затвор/u,
  ],
  ["C000017", /空气净化|净化装置|air purif|purificat|очистител\p{L}* воздуха/u],
  ["C000016", /过滤器|フィルタ|filters?\b|filtres?\b|filtr[io]\b|фильтр/u],
  [
    "C000001",
    /风机|送風機|通风机|排烟机|換気扇|ファン|\bfans?\b|blower|ventilator|gebläse|lüfter|ventilateur|ventilador|extractor|вентилятор/u,
  ],
  [
    "C000002",
    /泵|ポンプ|pumps?\b|pumpen?\b|\w*pumpen?\b|\b(?:electro|moto)?pompes?\b|(?:elettro)?pomp[ae]\b|bombas?\b|насос/u,
  ],
];

/** The category that titles name, or `null`. */
export function categoryNamed(titles: readonly string[]): CategoryCode | null {
  const text = simplifyHead(titles.join(" "));
  return CATEGORY_WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
}
