import { expect, it } from "vitest";
import { readCases } from "../../scripts/cases/EngineeringCase.ts";
import { runCases } from "../../scripts/cases/runCases.ts";

const outcomeOf = (inputs: object, expected: object, tolerance = "1e-7 relative", topic = "B") =>
  runCases(
    readCases(JSON.stringify({ cases: [{ id: "X", topic, title: "x", inputs, expected, tolerance }] }), "x"),
  )[0]![1];

it("answers several changes at once, to the bits of a full run", () => {
  const segments = ["P", "B"].map((id, at) => ({ id, parent: at === 0 ? null : "P", L: 5, level: "floor" }));
  const terminals = ["T", "U"].map((id) => ({ id, seg: "B", q: 1, loss: 20_000 }));
  const changes = [
    { terminal: "T", q: 2 },
    { terminal: "U", loss: 30_000 },
  ];
  expect(
    outcomeOf({ segments, terminals, changes }, { incremental_equals_full: true, index: ["T", "U"] }),
  ).toMatchObject({ status: "passed", compared: 3 });
});

it("answers tables and choices", () => {
  const passed = (inputs: object, expected: object) =>
    expect(outcomeOf(inputs, expected, "1e-9 relative", "D")).toMatchObject({ status: "passed" });
  const rows = (...all: readonly object[]) => ({ rows: all });
  passed(rows({ place: "run_out", building: "public", room_dba: 30 }), rows({ v_noise: 2, v_max: 2 }));
  passed({ series_kw: [700], block_kw: 1950 }, rows({ machines_kw: [700, 700, 700], remark: false }));
  const state = { entering_c: 37, leaving_c: 32, wet_bulb_c: 28 };
  passed({ tower: [{ ...state, flow_m3h: 200 }], site: state, condenser_flow_m3h: 190 }, { met: true });
  passed(
    { series_kw: [28], rooms: [{ code: "1", level: 2, indoor_kw: [20], required_kw: 18 }] },
    { systems: [{ zone: "", level: 2, rooms: ["1"], outdoor_kw: 28 }] },
  );
  passed(rows({ equivalent_m: 80, full_load_cop: 2.9 }), { allowed: [true] });
  passed({ stated: { air_m3h: 800 }, measured: { air_m3h: 760 } }, { met: { air_m3h: true } });
  passed({ rise_m: 90, pump_head_m: 20, fill_pa: 50_000 }, { pressure_zone: true, held: null });
  const level = { room: "hotel", class: "first", period: "night", level_dba: 31 };
  passed(rows(level, { ...level, room: "kitchen" }), rows({ limit: 30, met: false }, { limit: null }));
  const chiller = { type: "screw", cooling: "water", kw: 600, climate: "cold", cop: 5 };
  passed(rows(chiller), rows({ cop_limit: 5.1, met: false }));
});

it("compares what was read of a table of ducts with its own diameters", () => {
  const expected = { equivalent_mm: [10.6562739, 15.2337487, 21.9184775], read: [10.7, 15.2, 21.9] };
  const inputs = {
    sides_mm: [
      [12, 8],
      [20, 10],
      [36, 12],
    ],
  };
  expect(outcomeOf(inputs, expected, "1 % (read); 1e-9 relative").status).toBe("passed");
  const wrong = { ...expected, read: [10.7, 15.2, 22.5] };
  expect(outcomeOf(inputs, wrong, "1 % (read); 1e-9 relative").status).toBe("failed");
});
