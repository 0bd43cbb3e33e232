/** What is asked and filled in about rooms is fetched when somebody first opens it. */
export const loadRoomDialogs = () => import("./RoomDialogs.tsx");
