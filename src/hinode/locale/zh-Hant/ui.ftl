# 網頁自己的用語。

## 開始

app-name = Hinode
app-tagline = 茶席間結盟，密封下注定勝負。三到五人同桌，與朋友或電腦對戰。
your-name = 你的名字
your-name-why = 同桌的人會看到。不需帳號，不需密碼。
start-playing = 入座
play-now = 馬上玩
play-now-why = 你與電腦玩家，立刻開始。
how-many = 同桌有幾個氏族
bot-level = 電腦的強度
bot-style = 電腦的性格
level-random = 隨興（亂走）
level-greedy = 穩健
level-planner = 老謀深算
style-mixed = 混合
style-plain = 平常
style-loyal = 忠誠
style-merchant = 商人
style-warlord = 霸主
style-monk = 僧侶
style-opportunist = 投機
style-trickster = 詭詐
first-game = 第一次玩
first-game-why = 固定的神殿、鳥居卡組，以及在各階段出現時解說的導引。
new-table = 與朋友同桌
new-table-why = 自己決定一切，再把連結傳給朋友。
hot-seat = 共用一個螢幕
hot-seat-why = 數人共用這台裝置；換手時會遮住秘密。
my-tables = 我的桌子
open-tables = 開放的桌子
no-tables-mine = 你入座的桌子會列在這裡。
no-tables-open = 目前沒有開放的桌子。開一桌，別人就會在這裡看到。
rules-book = 規則
unofficial = 免費的非官方作品。Hinode 與桌上遊戲的出版商無關。
replay-open = 觀看紀錄
replay-open-why = 來自這個或其他伺服器的檔案。
table-of = { $players ->
   *[other] { $players }個氏族
}
status-gathering = 等人入座
status-picking = 選氏族中
status-playing = 進行中
status-ended = 已結束
status-imported = 紀錄
go-on = 繼續
look = 觀看
join = 加入

## 新桌子

make-table = 開桌
title = 桌名
title-hint = 可不填
clans-how = 氏族
clans-chosen = 各自選擇
clans-random = 抽籤
clans-pick = 輪流挑選
season-set = 季節卡
set-archway = 鳥居
set-horseman = 騎兵
set-teapot = 茶壺
set-mountain = 山嶽
set-random = 抽籤
shrines-how = 神殿
shrines-random = 抽出四座
shrines-first-game = 第一次玩的四座
kami-unbound = 神明降世：神明走上地圖
who-may-come = 誰可以來
open-to-all = 對所有人開放
by-link = 只限有連結的人
clock = 計時
clock-none = 不計時
clock-decision = 每個決定
clock-bank = 整場總時間
clock-seconds = 秒
clock-minutes = 分鐘
clock-increment = 每次回答增加的秒數
clock-tea = 茶會的鈴聲（秒）
seats-for-bots = 電腦的座位
add-bot = 加入電腦
remove-bot = 移除

## 等人入座

invite-friends = 把這個連結傳給朋友
copy = 複製
copied = 已複製
place-free = 空位
place-bot = 電腦
place-you = 你
take-seat = 坐這裡
leave-seat = 離座
choose-clan = 你的氏族
any-clan = 剩下的任一個
seat-bot = 讓電腦坐這裡
open-seat = 空出這個座位
ready = 準備好了
not-ready = 還沒準備好
start-game = 開始遊戲
start-hint = 空位由電腦補上。
waiting-for-start = 人到齊後由{ $name }開始遊戲。
waiting-for-creator = 由開桌的人開始遊戲。
pick-now = 輪到你了：挑選氏族。
pick-wait = { $name }正在挑選氏族。
fairness = 公平發牌
fairness-why = 這個雜湊值在開局前就定下了整場的機運。結束後會公開種子，人人都能查驗。

## 連線

line-connecting = 連線中…
line-lost = 連線中斷，重試中…
line-restarting = 伺服器重新啟動，請稍候…
line-refused = 沒有這張桌子，或不對你開放。
back-home = 回到首頁
take-title = 把你的座位帶到這台裝置
take-why = 你的座位會移到這裡，並離開另一台裝置。
take-do = 移到這裡
device-link = 移到另一台裝置
device-link-why = 十分鐘內在另一台裝置開啟這個連結，只能用一次。

## 設定

settings = 設定
language = 語言
theme = 明暗
theme-auto = 跟隨系統
theme-day = 日
theme-night = 夜
sound = 聲音
motion = 動畫
guide = 導引
on = 開
off = 關
close = 關閉
back = 返回
cancel = 取消
confirm = 確認
lost-page = 這裡什麼都沒有。

## 共用一個螢幕

hand-over = 請把裝置交給{ $name }（{ $clan }）
hand-over-why = 其他人請移開視線。上一位看到的內容已遮住。
hand-over-take = 我是{ $clan }
