import type { Arrangement } from "#domain/things/design/Arrangement.ts";
import type { ArrangedContent, Design } from "#domain/things/design/Design.ts";
import type { Triple } from "#domain/things/model/displayData.ts";
import type { DesignStock } from "./DesignStock.ts";
import { Furnished, type Spot } from "./Furnished.ts";
import { SOURCE } from "./moduleMakers.ts";
import { STOCK } from "./stockIds.ts";

const DESK: Triple = [1400, 700, 740];
const CHAIR: Triple = [480, 480, 900];
const SCREEN: Triple = [560, 180, 460];

/** A desk with its screen, and a chair in front of it. */
function workplace(room: Furnished, [x, y]: Spot): void {
  room.piece("desk", DESK, [x, y]);
  room.piece("screen", SCREEN, [x, y + 180], 0, 740);
  room.piece("chair", CHAIR, [x, y - 600], 180);
}

const spread = (count: number, pitch: number) =>
  Array.from({ length: count }, (_, n) => (n - (count - 1) / 2) * pitch);

function office(stock: DesignStock): Arrangement {
  const room = new Furnished(stock, { length: 12_000, width: 8000, height: 3600 });
  for (const y of [-1600, 1600]) for (const x of spread(6, 1600)) workplace(room, [x, y]);
  room.piece("cabinet", [2400, 450, 2000], [-3600, 3760]);
  room.piece("cabinet", [2400, 450, 2000], [3600, 3760]);
  for (const [n, x] of [-3000, 3000].entries())
    for (const [m, y] of [-1600, 1600].entries()) room.hang(`IU-${n * 2 + m + 1}`, STOCK.cassette, [x, y]);
  room.hang("FAU-1", STOCK.freshAirHandler, [0, 3000]);
  room.stand("M-1", STOCK.doubleDoor, [-5990, -1200], -90);
  return room.arranged;
}

function meeting(stock: DesignStock): Arrangement {
  const room = new Furnished(stock, { length: 7200, width: 5400, height: 3300 });
  room.piece("meetingTable", [4200, 1400, 740], [0, 0]);
  for (const x of spread(5, 800)) {
    room.piece("chair", CHAIR, [x, -1050], 180);
    room.piece("chair", CHAIR, [x, 1050]);
  }
  room.piece("board", [2400, 60, 1200], [0, 2660], 0, 900);
  room.hang("FCU-1", STOCK.fanCoilCassette, [-1700, 0]);
  room.hang("FCU-2", STOCK.fanCoilCassette, [1700, 0]);
  room.stand("M-1", STOCK.door, [-3590, -1600], -90);
  return room.arranged;
}

function hotelRoom(stock: DesignStock): Arrangement {
  const room = new Furnished(stock, { length: 7200, width: 4000, height: 3000 });
  room.piece("bed", [2000, 1800, 1000], [-600, 950], -90);
  room.piece("cabinet", [500, 400, 500], [-1750, 1750]);
  room.piece("cabinet", [500, 400, 500], [550, 1750]);
  room.piece("sofa", [1600, 800, 800], [2400, 1500]);
  room.piece("desk", [1200, 550, 740], [-400, -1650]);
  room.piece("cabinet", [1600, 600, 2100], [-2700, 1650]);
  room.hang("FCU-1", STOCK.fanCoil, [-2600, -600], 90);
  room.stand("SG-1", STOCK.supplyGrille, [-1700, -600], 90, 2500);
  room.stand("RG-1", STOCK.returnGrille, [-3050, -600], 90, 2300);
  room.stand("M-1", STOCK.door, [-3590, -1200], -90);
  return room.arranged;
}

function ward(stock: DesignStock): Arrangement {
  const room = new Furnished(stock, { length: 7800, width: 5200, height: 3300 });
  for (const x of spread(3, 2400)) {
    room.piece("bed", [2100, 1000, 950], [x, 1400], -90);
    room.piece("cabinet", [450, 450, 750], [x - 850, 2300]);
  }
  room.piece("cabinet", [1800, 500, 2000], [2600, -2300], 180);
  room.hang("FCU-1", STOCK.fanCoil, [-2400, -1400], 180);
  room.hang("FCU-2", STOCK.fanCoil, [2000, -1400], 180);
  room.hang("AP-1", STOCK.purifier, [0, -1400]);
  room.stand("R-1", STOCK.radiator, [-1200, 2500], 0, 150);
  room.stand("R-2", STOCK.radiator, [1200, 2500], 0, 150);
  room.stand("M-1", STOCK.doubleDoor, [-3890, -900], -90);
  return room.arranged;
}

function classroom(stock: DesignStock): Arrangement {
  const room = new Furnished(stock, { length: 9600, width: 7200, height: 3600 });
  for (const x of spread(5, 1350))
    for (const y of spread(4, 1500)) {
      room.piece("desk", [1100, 450, 740], [x + 600, y], 90);
      room.piece("chair", [420, 420, 820], [x + 1050, y], -90);
    }
  room.piece("board", [4000, 60, 1200], [-4740, 0], 90, 1000);
  room.piece("desk", [1400, 600, 800], [-3500, -1800], 90);
  for (const [n, x] of spread(2, 4200).entries())
    for (const [m, y] of spread(2, 3200).entries()) room.hang(`IU-${n * 2 + m + 1}`, STOCK.cassette, [x, y]);
  for (const [n, x] of spread(3, 2800).entries()) room.stand(`R-${n + 1}`, STOCK.radiator, [x, 3520], 0, 150);
  return room.arranged;
}

function shop(stock: DesignStock): Arrangement {
  const room = new Furnished(stock, { length: 14_000, width: 10_000, height: 4500 });
  for (const y of [-2400, 0, 2400])
    for (const x of spread(3, 2600)) room.piece("shelf", [2400, 900, 1800], [x + 1500, y]);
  room.piece("counter", [2000, 700, 950], [-4800, -2400], 90);
  room.piece("counter", [2000, 700, 950], [-4800, 600], 90);
  room.hang("AHU-1", STOCK.ceilingHandler, [-5200, 3600]);
  room.duct(
    [800, 320],
    [
      [-4200, 3600, 3900],
      [6000, 3600, 3900],
    ],
  );
  for (const [n, x] of spread(4, 2600).entries()) {
    const at = x + 1500;
    room.duct(
      [320, 250],
      [
        [at, 3600, 3900],
        [at, -2600, 3900],
      ],
    );
    for (const [m, y] of [-2400, 1200].entries())
      room.stand(`D-${n * 2 + m + 1}`, STOCK.diffuser, [at, y], 0, 3650);
  }
  room.stand("M-1", STOCK.doubleDoor, [-6990, -2500], -90);
  return room.arranged;
}

function parking(stock: DesignStock): Arrangement {
  const room = new Furnished(stock, { length: 24_000, width: 16_000, height: 3800 });
  for (const x of spread(3, 8000)) room.piece("column", [600, 600, 3800], [x, 0]);
  for (const [n, x] of spread(8, 2700).entries()) {
    if (n % 3 !== 1) room.piece("car", [4600, 1800, 1500], [x, 5300], 90);
    if (n % 4 !== 2) room.piece("car", [4600, 1800, 1500], [x, -5300], 90);
  }
  room.hang("F-1", STOCK.mixedFlowFan, [-8200, 1600]);
  room.hang("SL-1", STOCK.largeSilencer, [-6000, 1600], 0, 50);
  room.hang("FD-1", STOCK.largeFireDamper, [-10_200, 1600], 0, 100);
  room.duct(
    [1000, 400],
    [
      [-5300, 1600, 3300],
      [10_500, 1600, 3300],
    ],
  );
  for (const [n, x] of [-3000, 0, 3000, 6000, 9000].entries())
    room.stand(`RG-${n + 1}`, STOCK.returnGrille, [x, 1090], 0, 3200);
  room.stand("M-1", STOCK.steelDoor, [-11_990, -1500], -90);
  return room.arranged;
}

function restaurant(stock: DesignStock): Arrangement {
  const room = new Furnished(stock, { length: 11_000, width: 8000, height: 3600 });
  for (const x of spread(3, 2900))
    for (const y of [-1900, 900]) {
      room.piece("meetingTable", [1300, 800, 740], [x + 400, y]);
      for (const side of [-1, 1])
        for (const off of [-320, 320])
          room.piece("chair", [420, 420, 850], [x + 400 + off, y + side * 620], side < 0 ? 180 : 0);
    }
  room.piece("counter", [3600, 700, 1050], [2400, 3300]);
  room.hang("AHU-1", STOCK.ceilingHandler, [-4000, 3000]);
  room.duct(
    [630, 250],
    [
      [-3200, 3000, 3150],
      [4800, 3000, 3150],
    ],
  );
  for (const [n, x] of spread(3, 2900).entries()) {
    room.duct(
      [320, 200],
      [
        [x + 400, 3000, 3150],
        [x + 400, -2100, 3150],
      ],
    );
    for (const [m, y] of [-1900, 900].entries())
      room.stand(`D-${n * 2 + m + 1}`, STOCK.diffuser, [x + 400, y], 0, 2950);
  }
  room.stand("M-1", STOCK.doubleDoor, [-5490, -1500], -90);
  return room.arranged;
}

type Words = Pick<Design, "id" | "name" | "description" | "category">;

const ROOMS: readonly (readonly [Words, (stock: DesignStock) => Arrangement])[] = [
  [
    {
      id: "scene-open-office",
      name: "开放办公区",
      description: "12 个工位，四面出风多联机室内机，吊顶新风机组",
      category: "office",
    },
    office,
  ],
  [
    {
      id: "scene-meeting-room",
      name: "会议室",
      description: "十人会议桌，两台卡式风机盘管",
      category: "office",
    },
    meeting,
  ],
  [
    {
      id: "scene-hotel-room",
      name: "酒店客房",
      description: "大床房，卧式暗装风机盘管侧送，门口上部回风",
      category: "hotel",
    },
    hotelRoom,
  ],
  [
    {
      id: "scene-ward",
      name: "三人病房",
      description: "风机盘管加空气净化装置，窗下散热器",
      category: "medical",
    },
    ward,
  ],
  [
    {
      id: "scene-classroom",
      name: "普通教室",
      description: "20 个座位，多联机室内机夏季供冷，散热器冬季供暖",
      category: "school",
    },
    classroom,
  ],
  [
    {
      id: "scene-shop",
      name: "超市卖场",
      description: "吊顶式空调机组，方形散流器均匀送风",
      category: "retail",
    },
    shop,
  ],
  [
    {
      id: "scene-restaurant",
      name: "餐厅",
      description: "24 座，吊顶式空调机组，支管接方形散流器",
      category: "retail",
    },
    restaurant,
  ],
  [
    {
      id: "scene-parking",
      name: "地下车库",
      description: "排风管、消声器与混流风机，甲级防火门通往楼梯间",
      category: "parking",
    },
    parking,
  ],
];

/** Each is made on request, and skipped if one of its products is missing. */
export const SAMPLE_SCENES: readonly ((stock: DesignStock) => Design<ArrangedContent>)[] = ROOMS.map(
  ([words, furnish]) =>
    (stock) => {
      const arrangement = furnish(stock);
      const { length, width, height } = arrangement.room!;
      const area = (length * width) / 1_000_000;
      return {
        ...words,
        kind: "scene",
        feature: null,
        form: null,
        content: {
          arrangement,
          facts: [
            { name: "房间尺寸（长×宽×高）", value: `${length} × ${width} × ${height} mm` },
            { name: "面积", value: `${Math.round(area * 10) / 10} ㎡` },
          ],
        },
        source: SOURCE,
        isSample: true,
      };
    },
);
